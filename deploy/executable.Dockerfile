# The executable by itself, with what it needs of Debian: no shell, no package manager, no other program.
# `npm run executable` makes what it holds; then: docker build --file deploy/executable.Dockerfile build
FROM debian:bookworm-slim AS system
COPY claimgate THIRD_PARTY_NOTICES.txt /image/
RUN ldd /image/claimgate | grep -o '/[^ ]*' | xargs cp --parents --dereference --target-directory /image \
 && install -d -o 1000 -g 1000 -m 0700 /image/data \
 && install -d -m 1777 /image/tmp

FROM scratch
COPY --from=system /image /
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
WORKDIR /data
ENV CLAIMGATE_LEDGER=sqlite:/data/ledger.sqlite
EXPOSE 8080
# Liveness only: a database outage must not make anybody restart the process.
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 CMD ["/claimgate", "instance", "health", "--live", "--timeout", "5s", "--instance", "http://127.0.0.1:8080"]
# Asked to stop, the service says "not ready" first, then ends; give it 30 seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/claimgate"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--facts", "/config/runtime-facts.json"]

# The executable by itself, with the libraries that it needs: no shell, no package manager, no other program,
# and no other image. `npm run trials -- executable` makes the program; then, on a system with glibc:
#   sh deploy/executable-context.sh build && docker build --file deploy/executable.Dockerfile build
FROM scratch
COPY image/ /
COPY --chown=1000:1000 owned/ /
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
WORKDIR /data
ENV CLAIMGATE_LEDGER=sqlite:/data/ledger.sqlite CLAIMGATE_CONFIG_DIR=/settings
EXPOSE 8080
# Liveness only: a database outage must not make anybody restart the process.
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 CMD ["/claimgate", "instance", "health", "--live", "--timeout", "5s", "--instance", "http://127.0.0.1:8080"]
# Asked to stop, the service says "not ready" first, then ends; give it 30 seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/claimgate"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--facts", "/config/runtime-facts.json"]

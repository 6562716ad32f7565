# The service, in an image without compiler, package manager and shell scripts of its own.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN mkdir -p /app/node_modules && cp -R dist /app/dist && cp package.json /app/ \
 && npx tsx tools/image/packages.ts | xargs cp -R --parents -t /app

FROM node:24-bookworm-slim
# Nothing in the image is installed with it or needed by the program.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn-* \
 && install -d -o node -g node -m 0700 /data /settings
COPY --from=build /app /app
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
WORKDIR /data
ENV NODE_ENV=production CLAIMGATE_LEDGER=sqlite:/data/ledger.sqlite CLAIMGATE_CONFIG_DIR=/settings
EXPOSE 8080
# Liveness only: a database outage must not make anybody restart the process.
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s --retries=3 CMD ["node", "/app/dist/bin/claimgate.cjs", "instance", "health", "--live", "--timeout", "5s", "--instance", "http://127.0.0.1:8080"]
# Asked to stop, the service says "not ready" first, then ends; give it 30 seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/dist/bin/claimgate.cjs"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--facts", "/config/runtime-facts.json"]

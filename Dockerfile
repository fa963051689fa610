# The image was not built where it was written: its steps are deploy/assemble.sh, which was tried in a clean folder.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /build
COPY . .
RUN deploy/assemble.sh /srv/milepost

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SEED=none SANDBOX=0 DATA_DIR=/var/lib/milepost
COPY --from=build /srv/milepost /srv/milepost
RUN mkdir -p /var/lib/milepost /var/lib/milepost-backups && chown node:node /var/lib/milepost /var/lib/milepost-backups
WORKDIR /srv/milepost
USER node
EXPOSE 8080
VOLUME /var/lib/milepost
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node.js is the container's first process, so that the signal to stop reaches it.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "--liftoff-only", "--enable-source-maps", "apps/server/build/main.mjs"]

# syntax=docker/dockerfile:1
# The site for a server of its own. The database is another container (see compose.yaml) or any PostgreSQL;
# without DATABASE_URL the embedded one runs in here, with its data in the volume.

FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN npm install --global npm@11 --no-audit --no-fund
# The packages first: they change less often than the source.
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache --include=dev --no-audit --no-fund
COPY . .
# Only to load the configuration; neither is kept in the image, and no database is asked while building.
RUN PAYLOAD_SECRET=only-to-build-the-site DATABASE_URL=postgres://nobody@127.0.0.1:1/none \
    NEXT_TELEMETRY_DISABLED=1 npx next build
# tsx and the source stay, because migrations and the sample content are loaded by them; what only tests need goes.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:22-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The first start migrates and loads the sample content.
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself is the first process, so that it hears the stop; the packages and the build are as they must be.
CMD ["node", "tools/local-server/start.mjs", "--as-built"]

# syntax=docker/dockerfile:1
# The site with everything that `npm start` runs. The database is another container (see compose.yaml) or any
# PostgreSQL; without DATABASE_URL the embedded one runs in this container, with its data in the volume.

FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN npm install --global npm@11 --no-audit --no-fund
# Packages change less often than the source, so their layer comes first.
COPY package.json package-lock.json ./
COPY patches patches/
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache --include=dev --no-audit --no-fund
COPY . .
RUN npm run build
# Migrations and the sample content are loaded from source by tsx; only development packages are removed.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:24-bookworm-slim
# AS_BUILT: commands such as `npm run backup` install nothing here.
ENV NODE_ENV=production AS_BUILT=1 NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The first start runs the migrations and loads the sample content.
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node is the first process, so that it receives the stop signal.
CMD ["node", "tools/local-server/start.mjs", "--as-built"]

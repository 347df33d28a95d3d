# syntax=docker/dockerfile:1
# The server, and the runner for learners' programs: one image, two commands (docs/hosting.md).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --import @oxc-node/core/register build/scripts/build.ts --without=desktop-app \
  && node --import @oxc-node/core/register build/scripts/release/release.ts \
  && mkdir /release && tar -xzf dist/release/*.tar.gz -C /release --strip-components=1

# Only the packages that the server imports. None needs a script to run: those with binaries bring them along, and the
# image has Node.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /release/package.json /release/package-lock.json ./
# With the stamp of build/scripts/install.mjs, so that the operators' commands find everything installed.
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && printf '%s host' "$(sha256sum package-lock.json | cut -d' ' -f1)" > node_modules/.installed-from

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Emberforge" \
  org.opencontainers.image.description="A learn-to-code platform that you host yourself" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /release ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The first start imports all content.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

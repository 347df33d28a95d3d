# syntax=docker/dockerfile:1
# The server, and the runner for learners' programs: one image, two commands (docs/hosting.md).
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json ./

# Everything that the build takes, tools and all.
FROM base AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node --import @oxc-node/core/register build/scripts/build.ts

# Only the packages that the server imports: what the web app consists of is in its bundle already. No package needs a
# script to run, since those with binaries bring them along.
FROM base AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && cd node_modules \
  && rm -rf monaco-editor @monaco-editor monaco-vim mermaid @mermaid-js cytoscape* elkjs d3 d3-* lucide-react electron-*

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Emberforge" \
  org.opencontainers.image.description="A learn-to-code platform that you host yourself" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/dist dist
COPY resources/runtimes resources/runtimes
COPY content content
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The first start imports all content.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

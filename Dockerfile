# One stage builds the pages with all dependencies, one installs only what the server runs on.
FROM node:26-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146 AS pages
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npx vite build web --logLevel warn

FROM node:26-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146 AS server
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund --omit=dev --workspace server && node scripts/remove-other-platforms.mjs

FROM node:26-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=server /app/package.json ./
COPY --from=server /app/node_modules ./node_modules
COPY --from=server /app/planner ./planner
COPY --from=server /app/contract ./contract
COPY --from=server /app/calendar-files ./calendar-files
COPY --from=server /app/words ./words
COPY --from=server /app/server ./server
COPY --from=pages /app/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]

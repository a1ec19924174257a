# The server with pages and API. No image was ever built of this where it was written, as no container engine was at hand. Tried outside a container, on
# Node 24.21: each of its steps in this order, the server answering pages and API from what they left, and its unit tests.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN ./script/setup && ./script/build-web && ./script/build-reference && node script/bundle.mjs server

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server apps/server
RUN npm ci --omit=dev --workspace apps/server --no-fund --no-audit
COPY --from=build /app/apps/web/builds apps/web/builds
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/server.mjs"]

# docker build --build-arg SITE_ORIGIN=https://www.example.com -t site .
# docker run --read-only --cap-drop=ALL -p 8080:8080 site
# With the inbox: also --build-arg FORM_ENDPOINT=/api/forms, and -v inbox:/data to keep its messages.
# Without packages/inbox: delete the two lines that copy its package.json.

# Node 24.18.0 on Debian 12. By digest: the same image tomorrow, and no other under its name.
ARG BASE=docker.io/library/node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${BASE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/inbox/package.json packages/inbox/
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_ORIGIN
ARG MEDIA_ORIGIN
ARG FORM_ENDPOINT
RUN test -n "$SITE_ORIGIN" || { echo "Give the site's public address: --build-arg SITE_ORIGIN=https://www.example.com"; exit 1; }
RUN npm run build

FROM ${BASE} AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/inbox/package.json packages/inbox/
# The inbox's packages alone: no other workspace is copied, and the image has its own Node, so the
# optional packages that bring one stay out.
RUN npm ci --ignore-scripts --omit=dev --omit=optional

FROM ${BASE}
WORKDIR /site
ARG SITE_ORIGIN
ARG FORM_ENDPOINT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 LOG=json DATA_DIR=/data
ENV SITE_ORIGIN=$SITE_ORIGIN FORM_ENDPOINT=$FORM_ENDPOINT
RUN mkdir /data && chown 1000 /data
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY --from=build /site/deploy deploy
# The server writes nothing, so it needs neither rights nor a writable disk; the inbox writes to /data.
USER 1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=10s CMD ["node", "deploy/server.js", "--health"]
CMD ["node", "--max-semi-space-size=2", "deploy/server.js"]

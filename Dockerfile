# docker build --build-arg SITE_ORIGIN=https://www.example.com -t site .
# docker run --read-only --cap-drop=ALL -p 8080:8080 site
# With the site's own inbox: also --build-arg FORM_ENDPOINT=/api/forms, and -v inbox:/data to keep what it takes.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_ORIGIN
ARG MEDIA_ORIGIN
ARG FORM_ENDPOINT
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
WORKDIR /site
ARG SITE_ORIGIN
ARG FORM_ENDPOINT
ENV NODE_ENV=production PORT=8080 LOG=json DATA_DIR=/data SITE_ORIGIN=$SITE_ORIGIN FORM_ENDPOINT=$FORM_ENDPOINT
RUN mkdir /data && chown node /data
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY settings.ts ./
COPY company company
COPY inbox inbox
COPY src/forms src/forms
COPY --from=build /site/dist dist
COPY --from=build /site/deploy deploy
# The server itself writes nothing, so it needs neither rights nor a writable disk; only the inbox writes to /data.
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "deploy/server.js"]

# docker build --build-arg SITE_ORIGIN=https://www.example.com -t site .
# docker run --read-only --cap-drop=ALL -p 8080:8080 -v messages:/data site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_ORIGIN FORM_ENDPOINT MEDIA_ORIGIN ANALYTICS KEEP_DAYS CMS CMS_REVIEW
# News and roles have dates: a new time makes Docker build again, although no file has changed.
ARG SOURCE_DATE_EPOCH
RUN test -n "$SITE_ORIGIN" || { echo "Give --build-arg SITE_ORIGIN=https://www.example.com" >&2; exit 1; }
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev --omit=optional && npm cache clean --force \
  && mkdir /data && chown nobody /data
COPY src/settings.ts src/settings.ts
COPY src/forms src/forms
COPY server server
COPY --from=build /site/dist dist
COPY --from=build /site/dist.*.json ./
ARG SITE_ORIGIN FORM_ENDPOINT KEEP_DAYS
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 LOG=json DATA_DIR=/data
ENV SITE_ORIGIN=$SITE_ORIGIN FORM_ENDPOINT=$FORM_ENDPOINT KEEP_DAYS=$KEEP_DAYS
USER nobody
# Messages outlive the container, even if nobody has named a volume.
VOLUME /data
# If our server takes the forms, it is healthy while it can store messages.
HEALTHCHECK --interval=30s --start-period=20s --start-interval=1s CMD node -e " \
  const { PORT, FORM_ENDPOINT } = process.env; \
  const path = FORM_ENDPOINT === '/api/forms' ? '/api/health' : '/'; \
  fetch('http://127.0.0.1:' + PORT + path).then(({ ok }) => process.exit(ok ? 0 : 1))"
CMD ["node", "server/start.ts"]

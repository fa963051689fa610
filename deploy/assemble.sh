#!/bin/sh
# Builds the product and puts what it needs to run into a folder: deploy/assemble.sh TARGET
# Needs Node.js 24 and npm. The Dockerfile runs it; it works without Docker too.
set -eu
cd "$(dirname "$0")/.."
target=${1:?Usage: deploy/assemble.sh TARGET}

npm run build

mkdir -p "$target/apps/web/build"
cp -R package.json package-lock.json .npmrc LICENSE packages locales "$target"
cp -R apps/server "$target/apps/server"
cp apps/web/package.json "$target/apps/web"
cp -R apps/web/build/client "$target/apps/web/build/client"

cd "$target"
rm -rf apps/server/test apps/server/node_modules packages/*/node_modules
find apps/server packages -name '*.test.ts' -delete
# Without what only the browser's build and the checks need.
npm ci --omit=dev --no-audit --no-fund --loglevel=error --include-workspace-root=false \
  -w @milepost/server -w @milepost/contract -w @milepost/advisor -w @milepost/knowledge -w @milepost/sandbox
# What the advisor works out from its files at the first start, so that an instance starts quickly and writes nothing.
SEED=none PORT=0 DATA_DIR="$target/.first-start" timeout -s TERM 60 node apps/server/build/main.mjs | sed '/Milepost is ready/q' >/dev/null
sleep 1
rm -rf "$target/.first-start"

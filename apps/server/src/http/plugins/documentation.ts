import { join } from 'node:path'
import { describeApi } from '@milepost/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { getAbsoluteFSPath } from 'swagger-ui-dist'
import { type CachedReply, createCachedReply, sendCached } from '#http/cached-reply.ts'
import { readWebFile } from '#http/plugins/web-files.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Milepost API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true })\n"

/** Serves the contract's OpenAPI document at /api/openapi.json and /api/docs/json, and a page to read it at /api/docs. */
export function serveDocumentation(app: FastifyInstance): void {
  const serve = (path: string, load: () => CachedReply | Promise<CachedReply>) => {
    let loaded: CachedReply | undefined
    app.get(path, async (request, reply) => {
      loaded ??= await load()
      reply.header('content-security-policy', policy).header('cache-control', 'no-cache')
      return reply.send(await sendCached(request, reply, loaded))
    })
  }
  const document = createCachedReply(Buffer.from(JSON.stringify(describeApi())), 'application/json; charset=utf-8')
  serve('/openapi.json', () => document)
  serve('/docs/json', () => document)
  serve('/docs', () => createCachedReply(Buffer.from(page), 'text/html; charset=utf-8'))
  serve('/docs/start.js', () => createCachedReply(Buffer.from(start), 'text/javascript; charset=utf-8'))
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    serve(`/docs/${name}`, () => readWebFile(join(getAbsoluteFSPath(), name)))
}

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { describeApi } from '@milepost/contract/openapi'
import type { FastifyInstance } from 'fastify'

const document = JSON.stringify(describeApi())

/** Serves the contract's OpenAPI document at /api/openapi.json and /api/docs/json, and a page to read it at /api/docs. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(document) } })
  app.get('/openapi.json', async (_, reply) => reply.type('application/json').send(document))
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
}

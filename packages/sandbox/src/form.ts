import type { FastifyInstance } from 'fastify'

const form = 'application/x-www-form-urlencoded'

/**
 * Accepts form bodies only.
 *
 * @param app - The Fastify scope.
 */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 8192 }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })
}

/**
 * Reads a request's body as a form.
 *
 * @param body - The parsed body.
 * @returns The form, empty for any other body.
 */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

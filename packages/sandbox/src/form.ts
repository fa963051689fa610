import type { FastifyInstance } from 'fastify'

const form = 'application/x-www-form-urlencoded'

/** Lets a scope read forms, and nothing else. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 8192 }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })
}

/** In: a request's body. Out: the form; an empty one where it was none. */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

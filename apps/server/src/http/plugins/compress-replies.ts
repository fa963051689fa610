import type { FastifyInstance } from 'fastify'
import { type Compress, compressedForms, createCompress, minCompressedLength } from '#http/compression.ts'
import { chooseEncoding, varyBy } from '#http/negotiation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly compress: Compress
  }
}

const compressible = /^(?:text\/|application\/(?:json|problem\+json|xml|javascript|manifest\+json))/

/** Compresses whole replies, two at once. Above that, and where a reply is a stream, they are sent as they are. */
export function compressReplies(app: FastifyInstance): void {
  const compress = createCompress(2)
  app.decorate('compress', compress)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload)
    if (payload.length < minCompressedLength || reply.hasHeader('content-encoding')) return done(null, payload)
    if (!compressible.test(String(reply.getHeader('content-type')))) return done(null, payload)
    varyBy(reply, 'accept-encoding')
    const form = chooseEncoding(request, compressedForms)
    if (form === undefined) return done(null, payload)
    compress(typeof payload === 'string' ? Buffer.from(payload) : payload, form).then(
      (compressed) => {
        if (compressed !== undefined) reply.header('content-encoding', form)
        done(null, compressed ?? payload)
      },
      (error: Error) => done(error),
    )
  })
}

import { createHash } from 'node:crypto'
import type { Schema } from '@milepost/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { type CompressedForm, compressedForms, minCompressedLength } from '#http/compression.ts'
import { chooseEncoding, varyBy } from '#http/negotiation.ts'

/** A reply as bytes, made once and sent often. */
export interface CachedReply {
  readonly body: Buffer
  /** Those that are there from the build, and those that a client has asked for. */
  readonly forms: Partial<Record<CompressedForm, Buffer>>
  readonly contentType: string
  /** From the body. Weak, because the compressed forms have it too. */
  readonly etag: string
}

/** Makes a reply by the contract's schema, as the route would at each request. */
export function serialiseReply(schema: Schema, value: unknown): CachedReply {
  const text = serializerCompiler({ schema, method: 'GET', url: '' })(value)
  // A buffer from Node's pool would keep the whole block that it is cut from, 64 kB.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  body.write(text)
  return createCachedReply(body, 'application/json; charset=utf-8')
}

export function createCachedReply(body: Buffer, contentType: string, forms: CachedReply['forms'] = {}): CachedReply {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, forms: { ...forms }, contentType, etag }
}

/**
 * Sets the headers of a cached reply. Returns its bytes for the route to send, none where the client has them already.
 * A form is made when a client asks for it first, and kept.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedReply,
): Promise<Buffer | undefined> {
  reply.header('etag', cached.etag)
  varyBy(reply, 'accept-encoding')
  // A browser may name several, and a proxy may have taken the mark of a weak one away.
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(cached.etag.slice(2)) === true) {
    reply.status(304)
    return undefined
  }
  reply.type(cached.contentType)
  const form = cached.body.length < minCompressedLength ? undefined : chooseEncoding(request, compressedForms)
  if (form === undefined) return cached.body
  const bytes = cached.forms[form] ?? (await request.server.compress(cached.body, form))
  if (bytes === undefined) return cached.body
  cached.forms[form] = bytes
  reply.header('content-encoding', form)
  return bytes
}

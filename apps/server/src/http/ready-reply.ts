import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Schema } from '@milepost/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'

const compress = promisify(brotliCompress)
const minCompressedLength = 1024

/** A reply as bytes, made once and sent often. */
export interface ReadyReply {
  readonly json: Buffer
  /** Made when a browser asks for it first. */
  compressed?: Promise<Buffer>
  /** From the bytes. Weak, because the compressed reply has it too. */
  readonly etag: string
}

/** Makes a reply by the contract's schema, as the route would at each request. */
export function prepareReply(schema: Schema, value: unknown): ReadyReply {
  const text = serializerCompiler({ schema, method: 'GET', url: '' })(value)
  // A buffer from Node's pool would keep the whole block that it is cut from, 64 kB.
  const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  json.write(text)
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
}

/** Sets the headers of a ready reply. Returns its bytes for the route to send, none where the client has them already. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyReply,
): Promise<Buffer | undefined> {
  reply.header('etag', ready.etag)
  if (request.headers['if-none-match'] === ready.etag) {
    reply.status(304)
    return undefined
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (!takesBrotli || ready.json.length < minCompressedLength) return ready.json
  ready.compressed ??= compress(ready.json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: ready.json.length },
  })
  reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' })
  return ready.compressed
}

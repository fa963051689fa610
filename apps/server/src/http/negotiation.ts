import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

type Headers = Pick<FastifyRequest, 'headers'>

/** The media type that a caller likes best of those offered; the first of them where all are the same to it. */
export function chooseMediaType<T extends string>(request: Headers, offered: readonly T[]): T | undefined {
  const [chosen] = new Negotiator(request).mediaTypes([...offered])
  return offered.find((type) => type === chosen)
}

/** Whether a caller names a media type itself; a wildcard is not enough. */
export function namesMediaType(request: Headers, type: string): boolean {
  return new Negotiator(request).mediaTypes().includes(type)
}

/** The first of the compressed forms that a caller takes; undefined for none. */
export function chooseEncoding<T extends string>(request: Headers, forms: readonly T[]): T | undefined {
  const accepted = new Negotiator(request).encodings([...forms])
  return forms.find((form) => accepted.includes(form))
}

/** Says that the reply depends on a header of the request, beside those that were named before. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary')
  if (named === undefined) reply.header('vary', header)
  else if (!String(named).split(', ').includes(header)) reply.header('vary', `${named}, ${header}`)
}

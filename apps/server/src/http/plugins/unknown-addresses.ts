import type { FastifyInstance, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { AppError } from '#http/errors.ts'
import type { ErrorReplies } from '#http/plugins/error-replies.ts'

/** How addresses are matched, by the application and here. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 }

/** A letter, digit, '-', '.', '_' or '~' as its code, which means the same address in another spelling (RFC 3986, 6.2.2.2). */
const hidden = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i
/** What is answered at any address that no other route has. */
const everyAddress = '/*'

/**
 * Answers what no route answers: unknown addresses with 404, and methods that an address doesn't have with 405, or with
 * what it has. An address has one spelling, so that a proxy's rule for it can't be avoided (decision 0092).
 */
export function answerUnknownAddresses(app: FastifyInstance, replies: ErrorReplies): void {
  const router = findMyWay(routerOptions)
  app.addHook('onRoute', ({ method, url }) => {
    if (url === everyAddress) return
    for (const each of methods) if ([method].flat().includes(each)) router.on(each, url, () => undefined)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOf(request)
    if (refusal === undefined) done()
    else replies.sendForAddress(request, reply, new AppError(refusal))
  })
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.filter((method) => router.find(method, request.url) !== null)
    // A route may find that what it has isn't there.
    if (allowed.length === 0 || allowed.some((method) => method === request.method)) {
      replies.sendForAddress(request, reply, new AppError('not_found'))
      return
    }
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    if (request.method === 'OPTIONS') reply.status(204).send()
    else replies.sendForAddress(request, reply, new AppError('method_not_allowed'))
  })
}

/** Those that the API has. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function refusalOf({ url, raw }: FastifyRequest): 'malformed' | 'not_found' | undefined {
  // Of two, a proxy may have checked the one that Node ignores.
  if (raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return 'malformed'
  const [path = ''] = url.split('?', 1)
  return path.includes('#') || hidden.test(path) ? 'not_found' : undefined
}

import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { formOf, readForms } from '#form.ts'
import { googlePeople } from '#google/people.ts'
import type { ProviderSandboxOptions } from '#options.ts'
import { choicePage, errorPage, pageHeaders } from '#page.ts'

/**
 * Serves an OpenID provider in place of Google, with our page to choose a person. The provider is loaded with the first
 * request, since most processes never need it.
 *
 * @param app - A Fastify scope without a prefix.
 * @param options - The sandbox's settings.
 */
export function serveGoogle(app: FastifyInstance, options: ProviderSandboxOptions): void {
  let opened: Promise<Provider> | undefined
  const provider = () => {
    opened ??= import('#google/open-provider.ts').then(({ openProvider }) => openProvider(options))
    return opened
  }
  app.register(async (pages) => {
    readForms(pages)
    servePages(pages, options.prefix, provider)
  })
  app.register(async (protocol) => {
    // The provider reads bodies itself.
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null))
    protocol.all(`${options.prefix}/*`, async (request, reply) => {
      const answer = (await provider()).callback()
      reply.hijack()
      reply.raw.setHeader('x-content-type-options', 'nosniff')
      reply.raw.setHeader('referrer-policy', 'no-referrer')
      const { url = '' } = request.raw
      // This tells the provider that it is mounted below a path.
      Object.assign(request.raw, { originalUrl: url, url: url.slice(options.prefix.length) })
      forgetSession(request.raw.headers)
      await answer(request.raw, reply.raw)
    })
  })
}

/** The page asks each time, even in the same browser, so that people can switch. */
function forgetSession(headers: IncomingHttpHeaders): void {
  const kept = (headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith('_session'))
  headers.cookie = kept.join('; ')
}

function servePages(app: FastifyInstance, prefix: string, provider: () => Promise<Provider>): void {
  const path = `${prefix}/interaction/:uid`
  type Asked = FastifyRequest<{ Params: { uid: string } }>
  const asked = async (request: FastifyRequest, reply: FastifyReply) => {
    const { uid } = (request as Asked).params
    const details = await (await provider()).interactionDetails(request.raw, reply.raw).catch(() => undefined)
    return details?.uid === uid ? details : undefined
  }
  const gone = (reply: FastifyReply) =>
    reply.status(400).headers(pageHeaders).send(errorPage('Google', 'This sign-in has expired.'))

  app.get(path, async (request, reply) => {
    const details = await asked(request, reply)
    if (details === undefined) return gone(reply)
    return reply.headers(pageHeaders).send(choicePage('Google', googlePeople, `${prefix}/interaction/${details.uid}`))
  })
  app.post(path, async (request, reply) => {
    if ((await asked(request, reply)) === undefined) return gone(reply)
    const result = chosen(formOf(request.body))
    if (result === undefined) return gone(reply)
    const next = await (await provider()).interactionResult(request.raw, reply.raw, result)
    const { pathname, search } = new URL(next)
    return reply.redirect(`${pathname}${search}`, 303)
  })
}

function chosen(form: URLSearchParams) {
  if (form.has('cancel')) return { error: 'access_denied', error_description: 'The person chose to cancel' }
  if (form.has('fail')) return { error: 'server_error', error_description: 'The sandbox was told to fail' }
  const person = googlePeople.find(({ key }) => key === form.get('person'))
  return person === undefined ? undefined : { login: { accountId: person.key, remember: false }, select_account: {} }
}

import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createExpiringMap, type ExpiringMap } from '#expiring-map.ts'
import { formOf, readForms } from '#form.ts'
import { type GithubPerson, githubPeople } from '#github/people.ts'
import type { ProviderSandboxOptions } from '#options.ts'
import { choicePage, errorPage, pageHeaders } from '#page.ts'

interface AuthorizationRequest {
  readonly redirectAddress: string
  readonly state: string
  readonly challenge: string
}

const minutes = 60
const documentation =
  'https://docs.github.com/apps/managing-oauth-apps/troubleshooting-oauth-app-access-token-request-errors/'

interface Memory {
  /** Requests whose choice of a person is still open. */
  readonly asked: ExpiringMap<AuthorizationRequest>
  readonly codes: ExpiringMap<AuthorizationRequest & { readonly person: GithubPerson }>
  readonly tokens: ExpiringMap<GithubPerson>
}

/**
 * Serves GitHub's sign-in and the two API calls that identify a user, with the same addresses, parameters and replies.
 *
 * @param app - The Fastify scope.
 * @param options - The sandbox's settings.
 */
export function serveGithub(app: FastifyInstance, options: ProviderSandboxOptions): void {
  const memory: Memory = {
    asked: createExpiringMap(500),
    codes: createExpiringMap(500),
    tokens: createExpiringMap(500),
  }
  app.register(async (scope) => {
    readForms(scope)
    serveAuthorization(scope, options, memory)
    serveAccessTokens(scope, options, memory)
    serveApi(scope, options, memory)
  })
}

/** The pages that a browser is sent to, from the request to its way back with a code. */
function serveAuthorization(scope: FastifyInstance, options: ProviderSandboxOptions, { asked, codes }: Memory): void {
  const { prefix } = options
  const leadBack = (
    reply: FastifyReply,
    { redirectAddress, state }: AuthorizationRequest,
    more: Record<string, string>,
  ) => {
    const iss = `${options.listeningOn()}${prefix}/login/oauth`
    const query = new URLSearchParams({ ...more, ...(state === '' ? {} : { state }), iss })
    return reply.redirect(`${redirectAddress}?${query}`, 303)
  }

  scope.get<{ Querystring: Record<string, string | undefined> }>(
    `${prefix}/login/oauth/authorize`,
    async ({ query }, reply) => {
      if (query['client_id'] !== options.clientId) return sendError(reply, 404, 'There is no such application.')
      const redirectAddress = String(query['redirect_uri'])
      if (!options.redirectAddresses().includes(redirectAddress))
        return sendError(reply, 400, 'The redirect_uri is not associated with this application.')
      const { state = '', code_challenge: challenge = '', code_challenge_method: method = '' } = query
      if (challenge !== '' && method !== 'S256') return sendError(reply, 400, 'Only S256 challenges are known.')
      const id = secret()
      asked.set(id, { redirectAddress, state, challenge }, 10 * minutes)
      return reply.headers(pageHeaders).send(choicePage('GitHub', githubPeople, `${prefix}/login/oauth/choice/${id}`))
    },
  )
  scope.post<{ Params: { id: string } }>(`${prefix}/login/oauth/choice/:id`, async ({ params, body }, reply) => {
    const request = asked.get(params.id)
    const form = formOf(body)
    const person = githubPeople.find(({ key }) => key === form.get('person'))
    if (request === undefined) return sendError(reply, 400, 'This sign-in has expired.')
    asked.delete(params.id)
    if (form.has('cancel'))
      return leadBack(reply, request, { error: 'access_denied', error_description: 'The user has denied access' })
    if (form.has('fail') || person === undefined)
      return leadBack(reply, request, { error: 'server_error', error_description: 'The sandbox was told to fail' })
    const code = secret()
    codes.set(code, { ...request, person }, 10 * minutes)
    return leadBack(reply, request, { code })
  })
}

function serveAccessTokens(scope: FastifyInstance, options: ProviderSandboxOptions, { codes, tokens }: Memory): void {
  scope.post(`${options.prefix}/login/oauth/access_token`, async ({ body }, reply) => {
    const form = formOf(body)
    if (form.get('client_id') !== options.clientId || form.get('client_secret') !== options.clientSecret)
      return refuse(reply, 'incorrect_client_credentials', 'The client_id and/or client_secret passed are incorrect.')
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    if (granted === undefined || !provesChallenge(granted.challenge, form.get('code_verifier')))
      return refuse(reply, 'bad_verification_code', 'The code passed is incorrect or expired.')
    if (form.get('redirect_uri') !== granted.redirectAddress)
      return refuse(reply, 'redirect_uri_mismatch', 'The redirect_uri must match the one of the application.')
    const token = `gho_${secret()}`
    tokens.set(token, granted.person, 60 * minutes)
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'bearer',
      scope: 'read:user,user:email',
    })
  })
}

function serveApi(scope: FastifyInstance, { prefix }: ProviderSandboxOptions, { tokens }: Memory): void {
  const api = (path: string, answer: (person: GithubPerson) => object) =>
    scope.get(`${prefix}${path}`, async (request, reply) => {
      const token = /^(?:bearer|token) (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const person = tokens.get(token)
      if (person !== undefined) return reply.send(answer(person))
      return reply.status(401).send({ message: 'Bad credentials', documentation_url: documentation, status: '401' })
    })
  api('/user', ({ id, login, name }) => ({ login, id, type: 'User', name, email: null }))
  api('/user/emails', ({ addresses }) => addresses)
}

function secret(): string {
  return randomBytes(20).toString('hex')
}

function provesChallenge(challenge: string, verifier: string | null): boolean {
  if (challenge === '') return true
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  )
}

/** GitHub sends its errors with status 200. */
function refuse(reply: FastifyReply, error: string, description: string) {
  return reply.send({ error, error_description: description, error_uri: `${documentation}#${error}` })
}

function sendError(reply: FastifyReply, status: number, text: string) {
  return reply.status(status).headers(pageHeaders).send(errorPage('GitHub', text))
}

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorsOf, type RouteShape, route } from '#http.ts'
import { routes } from '#routes.ts'

const reading = {
  ...({ method: 'GET', path: '/things', summary: 'Read the things', tag: 'things' } as const),
  ...({ access: 'public', reply: { 200: z.object({}) } } as const),
}
const always = ['malformed', 'internal', 'unavailable']
const signedIn = ['unauthenticated', 'second_factor_required']

test.each<[string, Partial<RouteShape>, string[]]>([
  ['a public route', {}, []],
  ['a route for signed-in users', { access: 'signed-in' }, [...signedIn]],
  ['a route for admins', { access: ['admin'] }, [...signedIn, 'forbidden']],
  ['a route for learners', { access: ['student'] }, ['unauthenticated', 'forbidden']],
  ['a subject', { access: 'signed-in', subject: { in: 'params', name: 'id' } }, [...signedIn, 'forbidden']],
  ['parameters', { params: z.object({}) }, ['invalid']],
  ['a query', { query: z.object({}) }, ['invalid']],
  ['a body', { body: z.object({}) }, ['invalid', 'too_large', 'unsupported_media_type']],
  ['a rate limit', { rateLimit: 'chat-account' }, ['rate_limited']],
  ['a method that writes', { method: 'POST' }, ['storage_full']],
  ['its own errors', { errors: ['not_found', 'unavailable'] }, ['not_found']],
])('%s has its errors, each once', (_, shape, errors) => {
  expect(errorsOf(route({ ...reading, ...shape })).sort()).toEqual([...always, ...errors].sort())
})

test('no route writes an error that follows from its shape', () => {
  const written = Object.entries<RouteShape>(routes).flatMap(([name, { errors = [], ...rest }]) => {
    const derived = errorsOf(rest)
    return errors.filter((code) => derived.includes(code)).map((code) => `${name}: ${code}`)
  })
  expect(written).toEqual([])
})

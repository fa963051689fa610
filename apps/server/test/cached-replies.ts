import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'
import type { Learner } from './factories.ts'

/** Reads an address below /api as a learner, with the ETag of an earlier answer where there is one. */
export async function askFor(url: string, instance: TestApp, { headers }: Pick<Learner, 'headers'>, etag?: string) {
  const known = etag === undefined ? {} : { 'if-none-match': etag }
  const reply = await instance.app.inject({ url: `/api${url}`, headers: { ...headers, ...known } })
  return { status: reply.statusCode, body: reply.body, etag: String(reply.headers['etag']) }
}

/**
 * Expects that an answer is ready at both instances, and that each shows a change at its next request.
 * @returns the body after the change
 */
export async function expectChangeEverywhere(
  ask: (instance: TestApp, etag?: string) => ReturnType<typeof askFor>,
  [first, second]: readonly [TestApp, TestApp],
  change: () => Promise<unknown>,
): Promise<string> {
  const before = await ask(first)
  expect((await ask(second, before.etag)).status).toBe(304)
  await change()
  const after = await ask(second, before.etag)
  expect(after.status).toBe(200)
  expect((await ask(first, before.etag)).etag).toBe(after.etag)
  return after.body
}

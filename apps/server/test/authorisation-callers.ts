import { eq } from 'drizzle-orm'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import type { CallerKind } from './authorisation-rows.ts'
import type { Holder } from './authorisation-targets.ts'
import type { TestApp } from './build-test-app.ts'
import {
  actAs,
  type Caller,
  createInstitution,
  type Learner,
  password,
  signUp,
  signUpWithRoadmap,
} from './factories.ts'

/** A text that only someone else's data contains. */
export const canary = 'Zanzibar Canary'
export const pendingCanary = 'Pending Canary Course'

export interface Sender {
  readonly headers: Record<string, string>
  readonly own: Holder
}

function holderOf({ user }: Caller, institutionId: number): Holder {
  return { userId: user.id, email: user.email, institutionId, words: 'Own words', pendingTitle: 'Own plan', made: {} }
}

/** Another learner with a roadmap and a conversation, and another institution. */
export async function createStranger(test: TestApp, account: { email?: string } = {}): Promise<Holder> {
  const institutionId = await createInstitution(test)
  const caller = await signUpWithRoadmap(test, { ...account, name: canary }, { location: canary, fullName: canary })
  const stranger = actAs(test, caller)
  await stranger.reject('qa-engineer', { reason: 'other', note: canary })
  await stranger.post('/chat', { userId: stranger.userId, message: canary })
  return { ...holderOf(caller, institutionId), words: canary, pendingTitle: pendingCanary }
}

/** `admin` is another admin who stays one. */
export async function createSender(test: TestApp, kind: CallerKind, admin: Learner): Promise<Sender> {
  const institutionId = await createInstitution(test, 'Own Institution')
  const { db } = test.dependencies
  if (kind === 'institution member' || kind === 'institution owner') {
    const institutionRole = kind === 'institution owner' ? 'owner' : 'member'
    const caller = await signUp(test, { role: 'institution', institutionId, institutionRole })
    return { headers: caller.headers, own: holderOf(caller, institutionId) }
  }
  if (kind === 'admin') {
    const caller = await signUp(test, { role: 'admin' })
    return { headers: caller.headers, own: holderOf(caller, institutionId) }
  }
  const caller = await signUpWithRoadmap(test, kind === 'premium student' ? { plan: 'premium' } : {})
  const own = holderOf(caller, institutionId)
  const { headers } = caller
  switch (kind) {
    case 'visitor':
      return { headers: {}, own }
    case 'forged token':
      return { headers: { authorization: `Bearer ${'A'.repeat(43)}` }, own }
    case 'bound token without its cookie':
      return { headers: await openBoundSession(test, caller), own }
    case 'demoted admin':
      await serveAsAdmin(test, caller, admin)
      return { headers, own }
    case 'signed out':
      await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
      return { headers, own }
    case 'expired session':
      await db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, caller.user.id))
      return { headers, own }
    case 'deleted user':
      await db.delete(users).where(eq(users.id, caller.user.id))
      return { headers, own: { ...own, isDeleted: true } }
    default:
      return { headers, own }
  }
}

/**
 * Signs in as a browser does.
 * @returns the token alone, which needs the cookie
 */
async function openBoundSession(test: TestApp, { user }: Caller): Promise<Record<string, string>> {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: user.email, password },
  })
  const headers = { authorization: `Bearer ${reply.json().token}` }
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
  const { statusCode } = await test.app.inject({ url: `/api/users/${user.id}`, headers, cookies })
  if (statusCode !== 200) throw new Error(`the token with its cookie answered ${statusCode}`)
  return headers
}

/** Makes a user an admin who uses it, and revokes it while they stay signed in. */
async function serveAsAdmin(test: TestApp, caller: Caller, admin: Learner): Promise<void> {
  const { id } = caller.user
  await test.dependencies.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
  const { statusCode } = await actAs(test, caller).get('/admin/counters')
  if (statusCode !== 200) throw new Error(`an admin was answered ${statusCode}`)
  const reply = await admin.put(`/admin/change/${id}`, { role: 'student' })
  if (reply.statusCode !== 200) throw new Error(`taking the role away answered ${reply.statusCode}`)
}

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accountTokens } from '#db/schema/account-tokens.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { identities, providerSignIns } from '#db/schema/identities.ts'
import { institutions } from '#db/schema/institutions.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { paymentCustomers } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { days, emailsTo, hours, minutes } from '../../../test/emails.ts'
import { actAs, type Caller, createInstitution, password, signUp, signUpWithRoadmap } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const remove = (caller: Caller, test = product) => actAs(test, caller).remove(`/users/${caller.user.id}`)

/** Every row of the product's tables, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = product.dependencies
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  let text = ''
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ all: string | null }>(
      sql`select string_agg(t::text, ' ') as all from ${sql.identifier(name)} t`,
    )
    text += `${name}: ${rows.rows[0]?.all}\n`
  }
  return text
}

describe('deleting one’s account', () => {
  test('takes all that is personal along, and leaves the logs with a pseudonym', async () => {
    const name = `Personal ${randomUUID()}`
    const email = `${randomUUID()}@example.com`
    const caller = await signUpWithRoadmap(product, { name, email }, { fullName: name, location: name })
    const me = actAs(product, caller)
    await me.post('/chat', { userId: caller.user.id, message: `I am ${name}` })
    await me.put(`/users/${caller.user.id}`, { name, email: `new-${email}` })
    await product.dependencies.db
      .insert(identities)
      .values({ provider: 'github', subject: name, userId: caller.user.id, createdAt: new Date() })
    await emailsTo(product, email)
    expect(await wholeDatabase()).toContain(name)
    const reply = await remove(caller)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect((await me.get(`/users/${caller.user.id}`)).statusCode).toBe(401)
    const left = await wholeDatabase()
    expect(left).not.toContain(name)
    expect(left).not.toContain(email)
    const audited = (await product.dependencies.db.select().from(auditLogs)).filter(({ objectId }) =>
      objectId.startsWith('Deleted user'),
    )
    const [pseudonym, ...others] = new Set(audited.map(({ actorName }) => actorName))
    expect(others).toEqual([])
    expect(pseudonym).toMatch(/^Deleted user [0-9a-f]{12}$/)
    expect(audited.map(({ action }) => action)).toContain('user.deleted')
    const logins = await product.dependencies.db
      .select()
      .from(loginLogs)
      .where(eq(loginLogs.name, String(pseudonym)))
    expect(logins).toMatchObject([{ userId: null, email: pseudonym, status: 'success' }])
  })

  test('takes a fresh session, and never another’s account', async () => {
    const caller = await signUp(product)
    const other = await signUp(product)
    expect((await actAs(product, caller).remove(`/users/${other.user.id}`)).statusCode).toBe(403)
    product.advance(6 * minutes)
    const stale = await remove(caller)
    expect(stale.statusCode).toBe(403)
    expect(stale.json().code).toBe('reauthentication_required')
    expect((await actAs(product, caller).post('/auth/reauthenticate', { password })).statusCode).toBe(200)
    expect((await remove(caller)).statusCode).toBe(204)
    const fresh = await product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: other.user.email, password },
    })
    expect(fresh.statusCode).toBe(200)
  })

  test('puts the cancellation of what would be charged into the queue, once', async () => {
    const caller = await signUp(product, { plan: 'premium' })
    const { db } = product.dependencies
    await db.insert(paymentCustomers).values({ userId: caller.user.id, customerId: 'cus_123' })
    expect((await remove(caller)).statusCode).toBe(204)
    const jobs = await db.execute(sql`select data from pgboss.job where name = 'close-customer' and state = 'created'`)
    expect(jobs.rows).toEqual([{ data: { customerId: 'cus_123' } }])
  })

  test('a member of an institution deletes no one but themselves', async () => {
    const institutionId = await createInstitution(product)
    const member = await signUp(product, { role: 'institution', institutionId })
    const colleague = await signUp(product, { role: 'institution', institutionId })
    expect((await remove(member)).statusCode).toBe(204)
    const { db } = product.dependencies
    expect(await db.select().from(institutions).where(eq(institutions.id, institutionId))).toHaveLength(1)
    expect((await actAs(product, colleague).get(`/users/${colleague.user.id}`)).json().institution_id).toBe(
      institutionId,
    )
  })

  test('the last admin stays, also when all of them leave at once', async () => {
    const own = await buildTestApp()
    const admins: Caller[] = []
    for (let i = 0; i < 4; i += 1) admins.push(await signUp(own, { role: 'admin' }))
    const replies = await Promise.all(admins.map((admin) => remove(admin, own)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('last_admin')
    expect(await own.dependencies.db.select().from(users)).toMatchObject([{ role: 'admin' }])
    await own.close()
  })
})

test('links and sign-ins by a provider that have expired are deleted with the rest, those that work stay', async () => {
  const own = await buildTestApp()
  const { db, clock } = own.dependencies
  const { user } = await signUp(own)
  const at = (offset: number) => new Date(clock().getTime() + offset)
  const link = { userId: user.id, purpose: 'reset_password' as const, email: user.email, createdAt: at(-days) }
  await db.insert(accountTokens).values([
    { ...link, tokenHash: Buffer.from('expired'), expiresAt: at(-minutes) },
    { ...link, tokenHash: Buffer.from('works'), expiresAt: at(hours) },
  ])
  const signIn = {
    provider: 'google' as const,
    purpose: 'sign_in' as const,
    bindingHash: Buffer.from('b'),
    stage: 'started' as const,
    codeVerifier: '',
    nonce: '',
    redirectUri: '',
    createdAt: at(-days),
  }
  await db.insert(providerSignIns).values([
    { ...signIn, secretHash: Buffer.from('expired'), expiresAt: at(-minutes) },
    { ...signIn, secretHash: Buffer.from('works'), expiresAt: at(hours) },
  ])
  await applyRetention(own.dependencies)
  const links = await db.select().from(accountTokens)
  const signIns = await db.select().from(providerSignIns)
  expect(links.map(({ tokenHash }) => tokenHash.toString())).toEqual(['works'])
  expect(signIns.map(({ secretHash }) => secretHash.toString())).toEqual(['works'])
  await own.close()
})

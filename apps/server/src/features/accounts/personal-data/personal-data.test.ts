import type { PersonalData } from '@milepost/contract/users/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { chatMessages } from '#db/schema/chat-messages.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { users } from '#db/schema/users.ts'
import { impersonalTables, personalTables } from '#features/accounts/personal-data/tables.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { minutes } from '../../../../test/emails.ts'
import { actAs, type Caller, password, signUp } from '../../../../test/factories.ts'
import { createKnownLearner, readSchema } from '../../../../test/personal-rows.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const ask = (caller: Caller, test = product) => actAs(test, caller).get(`/users/${caller.user.id}/export`)

test('every table of the database is known: as about people, or as not, with the reason', async () => {
  const { tables, personal } = await readSchema(product)
  expect(personalTables.map(({ name }) => name).sort()).toEqual(personal)
  expect(Object.keys(impersonalTables).sort()).toEqual(tables.filter((name) => !personal.includes(name)))
})

describe('the export', () => {
  test('holds every row and every column about the learner, but for what it says it leaves out', async () => {
    const { caller, name, email } = await createKnownLearner(product)
    const { personal, countRows, columnsOf } = await readSchema(product)
    // Counted after the call, which adds an audit log entry.
    const reply = await ask(caller)
    const counts = await countRows(caller.user.id)
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
    const { data, omitted, ...head }: PersonalData = reply.json()
    expect(head).toEqual({ product: 'Milepost', exportedAt: expect.any(String) })
    expect(Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))).toEqual(counts)
    for (const table of personal) {
      const exported = new Set(data[table]?.flatMap((row) => Object.keys(row)))
      const expected = [...exported, ...Object.keys(omitted[table] ?? {})].sort()
      expect([table, expected]).toEqual([table, (await columnsOf(table)).sort()])
    }
    expect(data['users']).toMatchObject([{ id: caller.user.id, name, email }])
    expect(data['roadmap_steps']?.length).toBeGreaterThan(5)
  })

  test('is a file with the day in its name', async () => {
    const caller = await signUp(product)
    const reply = await ask(caller)
    const day = product.dependencies.clock().toISOString().slice(0, 10)
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="milepost-data-${day}.json"`)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('has no secret in it, hashed or not, and nothing of anybody else', async () => {
    const [me, other] = [await createKnownLearner(product), await createKnownLearner(product)]
    const { body } = await ask(me.caller)
    for (const secret of [me.caller.token, ...me.secrets]) expect(body).not.toContain(secret)
    for (const foreign of [other.name, other.email, other.caller.user.id]) expect(body).not.toContain(foreign)
    const { rows } = await product.dependencies.db.execute<{ table: string; column: string }>(
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
    )
    for (const { table, column } of rows.filter((row) => !Object.hasOwn(impersonalTables, row.table))) {
      expect(personalTables.find(({ name }) => name === table)?.omitted).toHaveProperty(column)
    }
  })

  test('goes on page after page, each row once and in order', async () => {
    const caller = await signUp(product)
    const texts = Array.from({ length: 450 }, (_, number) => `message ${number}`)
    await product.dependencies.db.insert(chatMessages).values(
      texts.map((text) => ({
        userId: caller.user.id,
        sender: 'user' as const,
        text,
        sentences: [],
        suggestions: [],
      })),
    )
    const { data }: PersonalData = (await ask(caller)).json()
    expect(data['chat_messages']?.map(({ text }) => text)).toEqual(texts)
  })

  test('takes a fresh proof, and is audited', async () => {
    const caller = await signUp(product)
    product.advance(6 * minutes)
    expect((await ask(caller)).json().code).toBe('reauthentication_required')
    await actAs(product, caller).post('/auth/reauthenticate', { password })
    expect((await ask(caller)).statusCode).toBe(200)
    const actions = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.actorId, caller.user.id))
    expect(actions.filter(({ action }) => action === 'user.exported')).toHaveLength(1)
  })

  test('is limited', async () => {
    const own = await buildTestApp({ environment: { RATE_LIMIT_EXPORT_ACCOUNT: '2' } })
    const caller = await signUp(own)
    const replies = [await ask(caller, own), await ask(caller, own), await ask(caller, own)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    await own.close()
  })
})

describe('after deletion', () => {
  /** Every table of the database, including the queue's, that contains a text. */
  async function placesOf(needle: string): Promise<string[]> {
    const { db } = product.dependencies
    const tables = await db.execute<{ schema: string; name: string }>(
      sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const places: string[] = []
    for (const { schema, name } of tables.rows) {
      const found = await db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t where position(lower(${needle}) in lower(t::text)) > 0`,
      )
      for (const { row } of found.rows) places.push(`${schema}.${name}: ${row}`)
    }
    return places
  }

  test('a search of every table finds neither id nor email address nor name, and others keep all of theirs', async () => {
    const [me, other] = [await createKnownLearner(product), await createKnownLearner(product)]
    const { db, clock } = product.dependencies
    await db.update(users).set({ emailVerifiedAt: clock() }).where(eq(users.id, me.caller.user.id))
    const { countRows } = await readSchema(product)
    expect(Object.entries(await countRows(me.caller.user.id)).filter(([, count]) => count === 0)).toEqual([])
    const theirs = await countRows(other.caller.user.id)
    for (const needle of [me.caller.user.id, me.email, me.name]) expect(await placesOf(needle)).not.toEqual([])

    const reply = await actAs(product, me.caller).remove(`/users/${me.caller.user.id}`)
    expect(reply.statusCode).toBe(204)
    for (const needle of [me.caller.user.id, me.email, me.name]) expect(await placesOf(needle)).toEqual([])
    expect(await placesOf('Deleted user')).not.toEqual([])
    expect(await countRows(other.caller.user.id)).toEqual(theirs)
  })

  test('what was written by the contact form before signing in goes too, from an address that was verified, and only then', async () => {
    const [me, unproved] = [await signUp(product), await signUp(product)]
    const { db, clock } = product.dependencies
    await db.update(users).set({ emailVerifiedAt: clock() }).where(eq(users.id, me.user.id))
    for (const { email, name } of [me.user, unproved.user]) {
      const payload = { name, email, message: `I am ${name}` }
      await product.app.inject({ method: 'POST', url: '/api/contact', payload })
    }
    for (const caller of [me, unproved]) await actAs(product, caller).remove(`/users/${caller.user.id}`)
    expect(await placesOf(me.user.email)).toEqual([])
    const left = await db.select().from(contactMessages).where(eq(contactMessages.email, unproved.user.email))
    expect(left).toHaveLength(1)
  })
})

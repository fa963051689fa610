import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Proven, restoreBackup } from '#backup/restore-backup.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { createEnrolled, openCookieJar } from '../../test/authenticator.ts'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { emailsTo } from '../../test/emails.ts'
import { actAs, createCourse, createInstitution, password, signUp } from '../../test/factories.ts'
import { createKeyRing } from '../../test/key-ring.ts'

let folder: string
let product: TestApp
let file: string
let lines: readonly string[]

async function linesOf(path: string): Promise<string[]> {
  return gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
}

const path = () => join(folder, `${randomUUID()}.backup`)
const restore = (name: string, options: Partial<Parameters<typeof restoreBackup>[3]> = {}, test = product) => {
  const ctx = { ...test.dependencies, actor: null, address: null }
  return restoreBackup(ctx, test.client, name, { confirm: async () => true, ...options })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-restore-'))
  product = await buildTestApp()
  await createCourse(product, { institutionId: await createInstitution(product) })
  const admin = await signUp(product, { role: 'admin', email: 'admin@example.com' })
  await signUp(product, { email: 'learner@example.com' })
  await actAs(product, admin).put(`/preferences/${admin.user.id}`, { appearance: 'dark' })
  // Someone else's table beside ours, which refers to one of them.
  await product.dependencies.db.execute(sql`create table foreign_notes (note text)`)
  await product.dependencies.db.execute(sql`insert into foreign_notes values ('not ours')`)
  file = path()
  await writeBackup(product.client, file)
  lines = await linesOf(file)
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true, force: true })
})

type Damage = (lines: string[]) => string[]

/** The index of the first row of a table that has this in it. */
function rowOf(all: readonly string[], table: string, part = ''): number {
  const start = all.indexOf(JSON.stringify(['table', `public.${table}`]))
  return all.findIndex((line, index) => index > start && line.startsWith('{') && line.includes(part))
}
const changeRow =
  (table: string, change: (row: string) => string, part = ''): Damage =>
  (all) =>
    all.with(rowOf(all, table, part), change(all[rowOf(all, table, part)] ?? ''))
/** Says at the end that a table has other rows than before. */
const countTo =
  (table: string, by: number): Damage =>
  (all) =>
    all.with(
      -1,
      (all.at(-1) ?? '').replace(new RegExp(`"${table}":(\\d+)`), (_, n) => `"${table}":${Number(n) + by}`),
    )
const repeatRow =
  (table: string, change: (row: string) => string): Damage =>
  (all) => {
    const at = rowOf(all, table)
    return countTo(`public.${table}`, 1)(all.toSpliced(at, 0, change(all[at] ?? '')))
  }
const withTable =
  (name: string, row: string): Damage =>
  (all) =>
    all.toSpliced(
      -1,
      1,
      JSON.stringify(['table', name]),
      row,
      (all.at(-1) ?? '').replace('{"rows":{', `{"rows":{"${name}":1,`),
    )
const withHeader =
  (change: object): Damage =>
  ([header = '', ...rest]) => [JSON.stringify({ ...JSON.parse(header), ...change }), ...rest]

const faults: [name: string, edit: Damage, message: RegExp][] = [
  [
    'an id that is none',
    changeRow('users', (row) => row.replace(/"id": "[^"]*"/, '"id": "7"')),
    /public\.users, line \d+ \("id": "7"\): .*uuid/,
  ],
  [
    'a value of a wrong type',
    changeRow('courses', (row) => row.replace(/"id": \d+/, '"id": "x"')),
    /public\.courses, line \d+ \("id": "x"\): .*integer/,
  ],
  [
    'a role that is none',
    changeRow('users', (row) => row.replace('"student"', '"owner"'), '"student"'),
    /public\.users, line \d+ .*user_role/,
  ],
  ['a row that is no JSON', changeRow('courses', (row) => row.slice(0, -1)), /public\.courses, line \d+ .*json/],
  ['two rows in one line', changeRow('users', (row) => `${row},${row}`), /public\.users, line \d+ .*json/],
  [
    'a missing value',
    changeRow('users', (row) => row.replace(/"email": "[^"]*"/, '"email": null')),
    /public\.users, line \d+ .*"email"/,
  ],
  [
    'an unknown column',
    changeRow('users', (row) => row.replace('{', '{"is_god": true, ')),
    /public\.users, line \d+ .*fields/,
  ],
  ['the same key twice', repeatRow('users', (row) => row), /public\.users, line \d+ .*unique/],
  [
    'the same address twice',
    repeatRow('users', (row) => row.replace(/"id": "[^"]*"/, `"id": "${randomUUID()}"`)),
    /public\.users, line \d+ .*users_email_unique/,
  ],
  [
    'a reference to nothing',
    changeRow('user_preferences', (row) => row.replace(/"user_id": "[^"]*"/, `"user_id": "${randomUUID()}"`)),
    /public\.user_preferences: .*not present in table "users"/,
  ],
  ['a row more than counted', countTo('public.users', -1), /public\.users has 2 rows where its end says 1/],
  ['a row less than counted', countTo('public.users', 1), /public\.users has 2 rows where its end says 3/],
  [
    'a table less',
    (all) => all.with(-1, (all.at(-1) ?? '').replace('"public.feedback":0,', '')),
    /lacks the table public\.feedback/,
  ],
  ['a foreign table', withTable('public.foreign_notes', '{"note": "x"}'), /public\.foreign_notes, which is no table/],
  ['a table of the system', withTable('pg_catalog.pg_authid', '{}'), /pg_catalog\.pg_authid, which is no table/],
  ['a statement as a table', withTable('public.users; drop table users', '{}'), /no table of Milepost/],
  [
    'a foreign sequence',
    (all) => all.with(-1, (all.at(-1) ?? '').replace('"sequences":{', '"sequences":{"pgboss.x":"1",')),
    /pgboss\.x, which is no sequence/,
  ],
  [
    'an account whose plan has no subscription',
    changeRow('users', (row) => row.replace('"basic"', '"pro"'), '"student"'),
    /breaks plan_follows_subscription: 1, such as/,
  ],
  ['no end', (all) => all.slice(0, -1), /not a whole backup.*before its end/],
  ['a row before any table', ([header = '', ...rest]) => [header, '{}', ...rest], /Line 2 belongs to no table/],
  ['a line that is nothing', (all) => all.with(2, 'hello'), /Line 3 can’t be read/],
  ['a newer version', withHeader({ migrations: 9_999 }), /another or newer version/],
]

async function digestOfAll(): Promise<string[]> {
  const now = path()
  await writeBackup(product.client, now)
  const { rows } = await product.dependencies.db.execute<{ note: string }>(sql`select note from foreign_notes`)
  return [...rows.map(({ note }) => note), ...(await linesOf(now)).slice(1)].sort()
}

test.each(faults)('%s is refused, named, and changes nothing', async (_name, edit, message) => {
  const before = await digestOfAll()
  const wrong = path()
  const edited = edit([...lines])
  expect(edited).not.toEqual(lines)
  await writeFile(wrong, gzipSync(`${edited.join('\n')}\n`))
  await expect(restore(wrong)).rejects.toThrow(message)
  expect(await digestOfAll()).toEqual(before)
})

test.each([
  ['cut off', async () => (await readFile(file)).subarray(0, -200), /can’t be unpacked/],
  ['no archive', async () => Buffer.from('hello\n'), /can’t be unpacked/],
])('a file that is %s is refused', async (_name, content, message) => {
  const wrong = path()
  await writeFile(wrong, await content())
  await expect(restore(wrong)).rejects.toThrow(message)
})

test('before anything changes it shows date, counts and every admin, also one whose role was edited', async () => {
  const before = await digestOfAll()
  const edited = path()
  const promote = changeRow('users', (row) => row.replace('"student"', '"admin"'), '"student"')
  await writeFile(edited, gzipSync(`${promote([...lines]).join('\n')}\n`))
  const shown: Proven[] = []
  const refuse = async (proven: Proven) => {
    shown.push(proven)
    return false
  }
  expect(await restore(edited, { confirm: refuse })).toBeNull()
  expect(shown).toMatchObject([
    {
      createdAt: JSON.parse(lines[0] ?? '').createdAt,
      users: 2,
      institutions: 1,
      courses: 1,
      usersNow: 2,
      admins: [
        { email: 'admin@example.com', isNow: true },
        { email: 'learner@example.com', isNow: false },
      ],
    },
  ])
  expect(await digestOfAll()).toEqual(before)
})

test('what others built on a table of ours is not taken away', async () => {
  const { db } = product.dependencies
  await db.execute(sql`create view foreign_view as select email from users`)
  const before = await digestOfAll()
  await expect(restore(file)).rejects.toThrow(/depend/)
  expect(await digestOfAll()).toEqual(before)
  expect((await db.execute(sql`select email from foreign_view`)).rows).toHaveLength(2)
  await db.execute(sql`drop view foreign_view`)
})

test('a disk without room is found before anything is read in', async () => {
  const full = { bavail: 1, bsize: 4096 }
  await expect(restore(file, { folder, freeSpaceOf: async () => full })).rejects.toThrow(/MB free\. The backup needs/)
})

test('sessions, links and accounts deleted since do not live again, and what others keep beside stays', async () => {
  const own = await buildTestApp()
  const { db } = own.dependencies
  const admin = actAs(own, await signUp(own, { role: 'admin' }))
  const gone = await signUp(own, { email: 'gone@example.com' })
  const stays = await signUp(own, { email: 'stays@example.com' })
  const enrolled = await createEnrolled(own, 'student')
  await db.execute(sql`create table foreign_notes (note text)`)
  const institution = await createInstitution(own)
  for (const person of [gone, stays])
    await db.execute(sql`insert into roadmap_shares (user_id, token_hash, label, created_at, expires_at)
      values (${person.user.id}, sha256(${person.user.id}::text::bytea), '', now(), now() + interval '1 day')`)
  await own.runJobs()
  const backup = path()
  await writeBackup(own.client, backup)
  const all = (await linesOf(backup)).join('\n')
  expect([all.includes('"public.sessions":0'), all.includes('"public.account_tokens":0')]).toEqual([false, false])
  expect((await admin.remove(`/users/${gone.user.id}`)).statusCode).toBe(204)
  const late = await signUp(own, { email: 'late@example.com' })
  await db.execute(sql`delete from roadmap_shares`)
  expect(await restore(backup, {}, own)).toMatchObject({ users: 3, usersNow: 4, deletedAgain: 1, secondFactorsLost: 0 })
  const { rows } = await db.execute<{ email: string }>(sql`select email from users order by email`)
  expect(rows.map(({ email }) => email)).not.toContain('gone@example.com')
  expect(rows.map(({ email }) => email)).not.toContain(late.user.email)
  const counts = await db.execute(sql`select (select count(*)::int from sessions) as sessions,
    (select count(*)::int from roadmap_shares) as shares, (select count(*)::int from account_tokens) as tokens,
    (select count(*)::int from foreign_notes) as notes,
    (select count(*)::int from audit_logs where action = 'data.restored') as logged`)
  expect(counts.rows).toEqual([{ sessions: 0, shares: 0, tokens: 0, notes: 0, logged: 1 }])
  const jar = openCookieJar(own)
  expect((await jar.signIn('stays@example.com')).statusCode).toBe(200)
  await jar.signIn(enrolled.email)
  expect((await jar.sendCode(enrolled.recoveryCodes[0] ?? '')).statusCode).toBe(200)
  // Numbers go on where they were.
  expect(await createInstitution(own)).toBe(institution + 1)
  // Again, and the deletion is still remembered.
  expect(await restore(backup, {}, own)).toMatchObject({ deletedAgain: 1 })
  await own.close()
})

test('with another key second factors end, each with an email, and the password is enough', async () => {
  const [source, target] = [await buildTestApp(), await buildTestApp()]
  const person = await createEnrolled(source, 'student')
  await signUp(source, { role: 'admin' })
  await source.runJobs()
  const backup = path()
  await writeBackup(source.client, backup)
  const moved = { ...target, dependencies: { ...target.dependencies, keys: createKeyRing() } }
  expect(await restore(backup, {}, moved)).toMatchObject({ usersNow: 0, users: 2, secondFactorsLost: 1 })
  expect(await emailsTo(target, person.email, 'second_factor_lost')).toHaveLength(1)
  expect((await openCookieJar(target).signIn(person.email, password)).statusCode).toBe(200)
  await source.close()
  await target.close()
})

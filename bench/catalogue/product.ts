import { randomUUID } from 'node:crypto'
import { knowledge } from '@milepost/advisor/knowledge'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { type Database, openDatabase } from '@milepost/server/src/db/client.ts'
import { courses } from '@milepost/server/src/db/schema/courses.ts'
import { institutions } from '@milepost/server/src/db/schema/institutions.ts'
import { refreshCourseSkills } from '@milepost/server/src/features/courses/skills/index.ts'
import { searchValue } from '@milepost/server/src/lib/search-words.ts'
import { runOnServer } from '@milepost/server/test/postgresql-server.ts'
import { startServer } from '@milepost/server/test/running-server.ts'
import { openApp } from '../open-app.ts'

export interface BenchProduct {
  /** Requests another career's roadmap: recommendation, plan and links, without storing them. */
  plan(career: ProfileAnswers['preferredCareer']): Promise<void>
  /** Opens an address of the API as an admin and reads the reply. */
  open(path: string): Promise<void>
  /** Changes a course, so that nothing of the catalogue is cached any more. Not on the embedded database. */
  readonly changeCourse: (() => Promise<void>) | undefined
  close(): Promise<void>
}

/** A complete profile without a career. */
export const answers: Omit<ProfileAnswers, 'preferredCareer' | 'age'> = {
  fullName: 'Bench',
  email: 'bench@example.com',
  dob: '2000-01-01',
  gender: 'Other',
  location: '',
  interestAreas: ['Problem Solving'],
  shortTermGoals: '',
  longTermGoals: '',
  dreamCompany: '',
  educationLevel: 'Undergraduate',
  studyLanguage: 'English',
  budget: '₹25,000 - ₹1 Lakh',
  experience: '',
  certifications: '',
  interestAnswers: null,
}

const password = 'a long and unusual one'
/** How many courses are written by the product's own code; more are copies of them. */
const maxWritten = 10_000
/** How many courses have the same rare word. */
const coursesPerRareWord = 20

/**
 * Starts the product as a process on a new database with a catalogue.
 *
 * @param given - The database and the number of courses.
 * @returns The product.
 */
export async function openProduct(given: {
  databaseUrl: string | undefined
  folder: string
  size: number
}): Promise<BenchProduct> {
  const { address, drop } = await makeDatabase(given.databaseUrl)
  const environment = {
    DATA_DIR: given.folder,
    RATE_LIMITS: 'off',
    ...(address === undefined ? {} : { DATABASE_URL: address }),
  }
  const accounts = await makeContent(environment, address, given.size)
  const server = await startServer(environment)
  const send = async (method: 'GET' | 'POST', path: string, body?: object, token = '') => {
    const reply = await fetch(`${server.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const [admin, learner] = await Promise.all(accounts.map((email) => send('POST', '/auth/login', { email, password })))
  const userId = learner.user.id
  await send('POST', '/roadmap', { ...answers, preferredCareer: 'Product Manager', userId }, learner.token)
  return {
    plan: async (preferredCareer) => {
      await send('POST', '/profile', { ...answers, preferredCareer }, learner.token)
      await send('POST', '/roadmap/preview', { userId }, learner.token)
    },
    open: (path) => send('GET', path, undefined, admin.token),
    changeCourse:
      address === undefined
        ? undefined
        : () => runOnServer(address, 'update courses set price = coalesce(price, 0) + 1 where id = 1'),
    close: async () => {
      await server.stop('SIGTERM')
      await drop()
    },
  }
}

/** Makes the courses, an admin and a learner, and returns the addresses of the two. */
async function makeContent(environment: Record<string, string>, address: string | undefined, size: number) {
  const { app, client, dependencies, close } = await openApp(environment)
  const emails = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  for (const email of emails)
    await app.inject({ method: 'POST', url: '/api/auth/register', payload: { name: 'Bench', email, password } })
  await client.pool.query(`update users set plan = 'premium', role = case when email = $1 then 'admin' else role end`, [
    emails[0],
  ])
  const written = address === undefined ? size : Math.min(size, maxWritten)
  await fillCatalogue(client.db, written)
  await refreshCourseSkills(dependencies)
  if (address === undefined) await client.pool.query('vacuum analyze')
  else {
    await copyCourses(address, { from: written, to: size })
    await runOnServer(address, 'vacuum analyze')
  }
  await close()
  return emails
}

/**
 * Copies courses with their skills until there are so many: in SQL, and with the indexes made afterwards, which takes minutes for a
 * million. Every course gets a word that only few others have.
 */
async function copyCourses(address: string, { from, to }: { from: number; to: number }): Promise<void> {
  const rareWords = Math.floor(to / coursesPerRareWord)
  const copies = `generate_series(1, ${to / from - 1}) copy`
  const columns = 'institution_id, duration, weeks, price, language, level, analysed_with_version, title'
  const forEachIndex = (action: string) =>
    `do $$ declare kept record; begin for kept in select * from kept_indexes loop execute ${action}; end loop; end $$;`
  await runOnServer(
    address,
    `set maintenance_work_mem = '1GB';
    alter table courses disable trigger courses_keep_words_of_new;
    alter table courses disable trigger courses_keep_words_of_changed;
    create temporary table kept_indexes as select indexname, indexdef from pg_indexes
      where tablename = 'courses' and indexname <> 'courses_pkey';
    ${forEachIndex("format('drop index %I', kept.indexname)")}
    update courses set description = description || ' rare' || id % ${rareWords},
      search = search || ('rare' || id % ${rareWords})::tsvector;
    insert into courses (${columns}, description, search)
      select ${columns}, regexp_replace(description, ' rare\\d+$', ' rare' || (id + copy * ${from}) % ${rareWords}),
        ts_delete(search, 'rare' || id % ${rareWords}) || ('rare' || (id + copy * ${from}) % ${rareWords})::tsvector
      from courses, ${copies} order by copy, id;
    insert into course_skills (course_id, skill_id, place, strength)
      select course_id + copy * ${from}, skill_id, place, strength from course_skills, ${copies} order by 1;
    insert into course_words select 'rare' || n from generate_series(0, ${rareWords - 1}) n on conflict do nothing;
    ${forEachIndex('kept.indexdef')}
    alter table courses enable trigger user;`,
  )
}

/** Makes a database on a PostgreSQL server; without one, the product uses the embedded database. */
export async function makeDatabase(server: string | undefined) {
  if (server === undefined) return { address: undefined, drop: async () => undefined }
  const name = `milepost_bench_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = await openDatabase({ databaseUrl: server, databasePoolSize: 1, dataDirectory: '' }, () => undefined)
    await client.background.$client.query(statement)
    await client.close()
  }
  await run(`create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => run(`drop database ${name} with (force)`) }
}

/**
 * Courses on every skill in turn, some on two, with different levels, prices and languages, described in its own words.
 */
export async function fillCatalogue(db: Database, size: number): Promise<void> {
  const skills = [...knowledge.skills.values()]
  const [institution] = await db.insert(institutions).values({ name: 'Bench', email: 'bench@example.com' }).returning()
  const kinds = ['for beginners', 'course', 'in practice', 'advanced', 'workshop', 'from scratch']
  const rows = Array.from({ length: size }, (_, index) => {
    const skill = skills[index % skills.length]
    const beside = skills[(index * 7 + 3) % skills.length]
    const kind = kinds[Math.floor(index / skills.length) % kinds.length] ?? 'course'
    const title = index % 5 === 0 ? `${skill?.name} and ${beside?.name} ${kind}` : `${skill?.name} ${kind}`
    const description = `${skill?.description} ${skill?.learn} ${skill?.build} Take it after ${beside?.name}.`
    return {
      institutionId: institution?.id ?? null,
      title,
      description,
      search: searchValue({ title, text: description }),
      duration: String((index % 20) + 1),
      weeks: (index % 20) + 1,
      price: (index % 10) * 700,
      language: (['en', 'en', 'en', 'ta', 'si'] as const)[index % 5] ?? 'en',
    }
  })
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(courses).values(rows.slice(start, start + 500))
  }
}

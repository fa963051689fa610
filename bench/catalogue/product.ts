import { randomUUID } from 'node:crypto'
import { knowledge } from '@milepost/advisor/knowledge'
import type { ProfileAnswers } from '@milepost/contract/profiles'
import { type Database, openDatabase } from '@milepost/server/src/db/client.ts'
import { courses } from '@milepost/server/src/db/schema/courses.ts'
import { institutions } from '@milepost/server/src/db/schema/institutions.ts'
import { users } from '@milepost/server/src/db/schema/users.ts'
import { refreshCourseSkills } from '@milepost/server/src/features/courses/index.ts'
import { openApp } from '../open-app.ts'

export interface BenchProduct {
  /** Requests another career's roadmap: recommendation, plan and links, without storing them. */
  plan(career: ProfileAnswers['preferredCareer']): Promise<void>
  search(words: string): Promise<void>
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

/**
 * Opens the whole product without listening, on a new database with a catalogue.
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
  const database = address === undefined ? {} : { DATABASE_URL: address }
  const { app, client, dependencies, close } = await openApp({
    DATA_DIR: given.folder,
    RATE_LIMITS: 'off',
    ...database,
  })
  await fillCatalogue(client.db, given.size)
  await refreshCourseSkills(dependencies)
  await client.pool.query('analyze')
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, token = '') => {
    const reply = await app.inject({
      ...{ method, url: `/api${url}` },
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    })
    if (reply.statusCode >= 400) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`)
    return reply.json()
  }
  const account = { name: 'Bench', email: `${randomUUID()}@example.com`, password: 'a long and unusual one' }
  const { user, token } = await send('POST', '/auth/register', account)
  await client.db.update(users).set({ plan: 'premium' })
  await send('POST', '/roadmap', { ...answers, preferredCareer: 'Product Manager', userId: user.id }, token)
  return {
    plan: async (preferredCareer) => {
      await send('POST', '/profile', { ...answers, preferredCareer }, token)
      await send('POST', '/roadmap/preview', { userId: user.id }, token)
    },
    search: async (words) => {
      await send('GET', `/courses?page_size=6&search=${encodeURIComponent(words)}`)
    },
    close: async () => {
      await close()
      await drop()
    },
  }
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
    return {
      institutionId: institution?.id ?? null,
      title: index % 5 === 0 ? `${skill?.name} and ${beside?.name} ${kind}` : `${skill?.name} ${kind}`,
      description: `${skill?.description} ${skill?.learn} ${skill?.build} Take it after ${beside?.name}.`,
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

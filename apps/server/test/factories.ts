import { randomUUID } from 'node:crypto'
import type { Session } from '@milepost/contract/accounts/schema'
import type { ApplicationStatus } from '@milepost/contract/applications/limits'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { PlanName } from '@milepost/contract/plans'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import type { Advice } from '@milepost/contract/recommendations/schema'
import type { Roadmap, RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import type { InstitutionRole, Role } from '@milepost/contract/roles'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import { eq } from 'drizzle-orm'
import { foldRows } from '#db/refresh-search.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { settings } from '#db/schema/settings.ts'
import { users } from '#db/schema/users.ts'
import { refreshCourseSkills } from '#features/courses/skills/index.ts'
import { weeksOf } from '#lib/duration.ts'
import type { TestApp } from './build-test-app.ts'

export const password = 'a long and unusual one'

export interface Caller extends Session {
  readonly headers: { readonly authorization: string }
}

export interface Account {
  readonly name?: string
  readonly email?: string
  readonly role?: Role
  readonly plan?: PlanName
  readonly institutionId?: number
  /** By default a member. */
  readonly institutionRole?: InstitutionRole
}

/** Signs up a user over HTTP; role and plan, which users can't set, are written to the database. */
export async function signUp(test: TestApp, account: Account = {}): Promise<Caller> {
  const { name = 'Asha Learner', email = `${randomUUID()}@example.com`, role, plan, institutionId } = account
  const reply = await test.app.inject({ method: 'POST', url: '/api/auth/register', payload: { name, email, password } })
  if (reply.statusCode !== 201) throw new Error(`sign-up answered ${reply.statusCode}: ${reply.body}`)
  const session: Session = reply.json()
  if (role !== undefined || plan !== undefined) {
    await test.dependencies.db
      .update(users)
      .set({
        role: role ?? 'student',
        plan: plan ?? 'basic',
        institutionId: institutionId ?? null,
        institutionRole: institutionId === undefined ? null : (account.institutionRole ?? 'member'),
      })
      .where(eq(users.id, session.user.id))
  }
  return { ...session, headers: { authorization: `Bearer ${session.token}` } }
}

export const answers: ProfileAnswers = {
  fullName: 'Asha Learner',
  email: 'asha@example.com',
  dob: '2001-02-28',
  gender: 'Female',
  location: 'Jaffna',
  preferredCareer: 'Frontend Developer',
  interestAreas: ['Design', 'Problem Solving'],
  shortTermGoals: 'Build web pages that people enjoy using',
  longTermGoals: 'Lead the front end of a product',
  dreamCompany: '',
  educationLevel: 'Undergraduate',
  studyLanguage: 'English',
  budget: '₹5,000 - ₹25,000',
  experience: '',
  certifications: '',
  interestAnswers: null,
}

/** A learner with a saved profile and a roadmap. */
export async function signUpWithRoadmap(test: TestApp, account: Account = {}, changes: Partial<ProfileAnswers> = {}) {
  const caller = await signUp(test, account)
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/roadmap',
    headers: caller.headers,
    payload: { ...answers, ...changes, userId: caller.user.id },
  })
  if (reply.statusCode !== 200) throw new Error(`the roadmap answered ${reply.statusCode}: ${reply.body}`)
  return caller
}

/** Sends requests as a signed-in user. */
export function actAs(test: TestApp, caller: Caller) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api${url}`,
      headers: caller.headers,
      ...(payload === undefined ? {} : { payload }),
    })
  const userId = caller.user.id
  return {
    userId,
    headers: caller.headers,
    get: (url: string) => send('GET', url),
    post: (url: string, payload?: object) => send('POST', url, payload),
    put: (url: string, payload: object) => send('PUT', url, payload),
    remove: (url: string) => send('DELETE', url),
    answer: (changes: Partial<ProfileAnswers>) => send('POST', '/profile', { ...answers, ...changes }),
    make: (payload: object = {}) => send('POST', '/roadmap', { userId, ...payload }),
    roadmap: async (): Promise<Roadmap> => (await send('GET', `/roadmap/${userId}`)).json(),
    versions: async (): Promise<RoadmapVersion[]> => (await send('GET', `/roadmap/${userId}/versions`)).json(),
    restore: (version: number) => send('POST', `/roadmap/${userId}/versions/${version}/restore`),
    advice: async (): Promise<Advice> => (await send('GET', `/recommendation/${userId}`)).json(),
    switchTo: (careerId: CareerId) => send('PUT', `/roadmap/${userId}/career`, { careerId }),
    chooseAfterTaster: (careerId: CareerId) =>
      send('PUT', `/roadmap/${userId}/career`, { careerId, afterTaster: true }),
    takeBackChoice: () => send('DELETE', `/roadmap/${userId}/career`),
    correct: (skillId: string, level: SkillLevel) => send('PUT', `/roadmap/${userId}/skills/${skillId}`, { level }),
    addSkill: (skillId: string, added = true) => send('PUT', `/roadmap/${userId}/skills/${skillId}`, { added }),
    ignoreRequest: (skillId: string, requestIgnored = true) =>
      send('PUT', `/roadmap/${userId}/skills/${skillId}`, { requestIgnored }),
    reject: (careerId: CareerId, body: object = { reason: 'not_interested' }) =>
      send('PUT', `/recommendation/${userId}/rejections/${careerId}`, body),
    finish: (stepId: number) => send('POST', '/progress', { userId, stepId, status: 'done' }),
  }
}

export type Learner = ReturnType<typeof actAs>

/** A new account without a profile. */
export async function createUser(test: TestApp, account: Account = {}): Promise<Learner> {
  return actAs(test, await signUp(test, account))
}

/** The learner of a new roadmap. */
export async function createLearner(test: TestApp, account: Account = {}, changes: Partial<ProfileAnswers> = {}) {
  return actAs(test, await signUpWithRoadmap(test, account, changes))
}

export async function createInstitution(test: TestApp, name = 'Northern Institute'): Promise<number> {
  const [row] = await test.dependencies.db
    .insert(institutions)
    .values({ name, email: 'hello@institute.example', description: 'Teaches', address: '1 Main Street' })
    .returning()
  if (row === undefined) throw new Error('no institution')
  await foldRows(test.dependencies, 'institutions')
  return row.id
}

/** An institution with a member. */
export async function createOfferingInstitution(
  test: TestApp,
): Promise<{ institutionId: number; institution: Learner }> {
  const institutionId = await createInstitution(test)
  return { institutionId, institution: await createUser(test, { role: 'institution', institutionId }) }
}

export async function createAdmin(test: TestApp): Promise<Learner> {
  return await createUser(test, { role: 'admin' })
}

/** Runs `act` while courses of institutions need approval. */
export async function whileCoursesWait<T>(test: TestApp, act: () => Promise<T>): Promise<T> {
  const { db } = test.dependencies
  await db.update(settings).set({ moderateCourses: true })
  try {
    return await act()
  } finally {
    await db.update(settings).set({ moderateCourses: false })
  }
}

export async function createCourse(
  test: TestApp,
  values: Partial<typeof courses.$inferInsert> & { institutionId: number },
): Promise<number> {
  const [row] = await test.dependencies.db
    .insert(courses)
    .values({
      title: 'HTML for beginners',
      description: 'Build web pages with semantic HTML.',
      duration: '4',
      weeks: weeksOf(values.duration ?? '4'),
      ...values,
    })
    .returning()
  if (row === undefined) throw new Error('no course')
  await foldRows(test.dependencies, 'courses')
  await refreshCourseSkills(test.dependencies)
  return row.id
}

/** Moves an application as its institution does. The reply says what became of it. */
export async function moveApplication(
  member: Learner & { institutionId?: number },
  id: number,
  status: ApplicationStatus,
  answer = '',
) {
  const institutionId = (await member.get(`/users/${member.userId}`)).json().institution_id
  return member.post(`/institutions/${institutionId}/applications/moves`, { ids: [id], status, answer })
}

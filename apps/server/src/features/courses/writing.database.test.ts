import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { courseDecisions, courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createInstitution,
  createOfferingInstitution,
  createUser,
  type Learner,
  whileCoursesWait,
} from '../../../test/factories.ts'

let institutionId: number
let institution: Learner

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())
beforeEach(async () => {
  ;({ institutionId, institution } = await createOfferingInstitution(product))
})

const words = { title: 'Docker for beginners', description: 'Build images and run containers with Docker.' }
const offer = (changes: object = {}) =>
  institution.post('/courses', { ...words, duration: '6', price: 4500, institution_id: institutionId, ...changes })

async function listed(caller: Pick<Learner, 'get'>, id: number) {
  const list: { id: number }[] = (await caller.get(`/institutions/${institutionId}/courses`)).json()
  return list.find((course) => course.id === id)
}

describe('offering a course', () => {
  test('it is approved, in the catalogue, and says what it teaches', async () => {
    const reply = await offer()
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toEqual({
      id: expect.any(Number),
      ...words,
      duration: '6',
      price: 4500,
      institution_id: institutionId,
      status: 'approved',
      language: 'en',
      level: 'beginner',
      startsOn: null,
      skills: [{ id: 'docker', name: 'Docker' }],
      management: { reason: null, skillsConfirmed: false, version: 1 },
    })
    const { management: _, ...published } = reply.json()
    const found = (await product.app.inject({ url: `/api/courses?institution_id=${institutionId}` })).json()
    expect(found).toEqual([published])
  })

  test('what its writer confirms counts over what its words say', async () => {
    const reply = await offer({ skills: ['kubernetes', 'docker'], level: 'advanced', language: 'ta' })
    expect(reply.json()).toMatchObject({
      level: 'advanced',
      language: 'ta',
      skills: [{ id: 'docker' }, { id: 'kubernetes' }],
      management: { skillsConfirmed: true },
    })
  })

  test('its language is read from its script', async () => {
    const reply = await offer({ title: 'Python நிரலாக்கம்', description: 'தொடக்கநிலை மாணவர்களுக்கான வகுப்பு.' })
    expect(reply.json()).toMatchObject({ language: 'ta' })
  })

  test.each([
    ['a blank title', { title: '  ' }, 'title'],
    ['a long title', { title: 'x'.repeat(201) }, 'title'],
    ['no description', { description: undefined }, 'description'],
    ['a negative price', { price: -1 }, 'price'],
    ['a price in words', { price: 'cheap' }, 'price'],
    ['a skill that is none', { skills: ['docker', 'juggling'] }, 'skills.1'],
    ['a skill twice', { skills: ['docker', 'docker'] }, 'skills'],
    ['too many skills', { skills: 'a b c d e f g h i'.split(' ') }, 'skills'],
    ['an unknown language', { language: 'fr' }, 'language'],
    ['a start date in words', { startsOn: 'soon' }, 'startsOn'],
    ['a start date that does not exist', { startsOn: '2027-02-29' }, 'startsOn'],
    ['a start date with a time', { startsOn: '2027-01-05T09:00:00Z' }, 'startsOn'],
    ['a start date in a wrong century', { startsOn: '0000-01-05' }, 'startsOn'],
    ['a start date that is too far away', { startsOn: '2100-01-01' }, 'startsOn'],
    ['an unknown mode', { mode: 'telepathy' }, 'mode'],
    ['a class in no country', { mode: 'offline', town: 'Jaffna' }, 'country'],
    ['a country that is none', { mode: 'offline', country: 'XX' }, 'country'],
    ['an unknown key', { is_demo: true }, 'is_demo'],
  ])('%s is refused and nothing is stored', async (_name, changes, field) => {
    const reply = await offer(changes)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues.map((issue: { field: string }) => issue.field)).toEqual([field])
    expect((await institution.get(`/institutions/${institutionId}/courses`)).json()).toEqual([])
  })

  test.each([
    ['a price left out', undefined, null],
    ['a blank price', '', null],
    ['a price as text', '1200.50', 1200.5],
    ['no price', 0, 0],
  ])('%s is understood', async (_name, price, expected) => {
    expect((await offer({ price })).json()).toMatchObject({ price: expected })
  })

  test('it says how and where it is taught, and online nowhere', async () => {
    const inJaffna = { mode: 'hybrid', country: 'LK', town: 'Jaffna' }
    const { id, ...course } = (await offer(inJaffna)).json()
    expect(course).toMatchObject(inJaffna)
    const change = async (changes: object) => (await institution.put(`/courses/${id}`, { ...words, ...changes })).json()
    expect(await change({ town: '' })).toMatchObject({ mode: 'hybrid', country: 'LK' })
    expect(await change({ country: '' })).toMatchObject({
      code: 'invalid',
      issues: [{ field: 'country', rule: 'required' }],
    })
    for (const mode of ['online', '']) {
      await change(inJaffna)
      const changed = await change({ mode })
      expect([changed.mode ?? '', changed.country, changed.town]).toEqual([mode, undefined, undefined])
    }
  })

  test.each([
    ['a start date', '2027-01-05', '2027-01-05'],
    ['one in the past', '2000-01-01', '2000-01-01'],
    ['a blank one', '', null],
    ['no start date', null, null],
  ])('%s is understood', async (_name, startsOn, expected) => {
    const reply = await offer({ startsOn })
    expect([reply.statusCode, reply.json().startsOn]).toEqual([201, expected])
  })

  test('an institution sets no status and offers for no one else', async () => {
    expect((await offer({ status: 'approved' })).statusCode).toBe(403)
    const other = await createInstitution(product, 'Other')
    expect((await offer({ institution_id: other })).statusCode).toBe(403)
  })

  test('an admin offers for any institution that is there, also as pending', async () => {
    const course = { ...words, institution_id: institutionId }
    expect((await admin.post('/courses', { ...course, status: 'pending' })).json()).toMatchObject({ status: 'pending' })
    const nowhere = await admin.post('/courses', { ...course, institution_id: 2_000_000_000 })
    expect(nowhere.statusCode).toBe(400)
    expect(nowhere.json().issues).toMatchObject([{ field: 'institution_id', rule: 'not_there' }])
  })

  test('where courses wait, an institution’s waits and an admin’s does not', async () => {
    await whileCoursesWait(product, async () => {
      expect((await offer()).json()).toMatchObject({ status: 'pending' })
      const own = await admin.post('/courses', { ...words, institution_id: institutionId })
      expect(own.json()).toMatchObject({ status: 'approved' })
    })
  })
})

describe('suggestions for a course', () => {
  test('name skills, level and language, and store nothing', async () => {
    const reply = await institution.post('/courses/suggestions', words)
    expect(reply.json()).toEqual({ skills: [{ id: 'docker', name: 'Docker' }], level: 'beginner', language: 'en' })
    expect((await institution.get(`/institutions/${institutionId}/courses`)).json()).toEqual([])
  })
})

describe('changing a course', () => {
  test('reads it again, and keeps what is left out', async () => {
    const { id } = (await offer()).json()
    const changed = { title: 'Git in a week', description: 'Branches, merges and reviews with Git.' }
    const reply = await institution.put(`/courses/${id}`, changed)
    expect(reply.json()).toMatchObject({ ...changed, price: 4500, duration: '6', skills: [{ id: 'git' }] })
  })

  test('sets, keeps and removes its start date', async () => {
    const { id } = (await offer()).json()
    const change = async (changes: object) => (await institution.put(`/courses/${id}`, { ...words, ...changes })).json()
    expect(await change({ startsOn: '2027-01-05' })).toMatchObject({ startsOn: '2027-01-05' })
    expect(await change({ price: 1 })).toMatchObject({ startsOn: '2027-01-05' })
    expect(await change({ startsOn: '' })).toMatchObject({ startsOn: null })
    const refused = await institution.put(`/courses/${id}`, { ...words, startsOn: '2027-13-01' })
    expect([refused.statusCode, refused.json().issues]).toEqual([
      400,
      [expect.objectContaining({ field: 'startsOn', rule: 'format' })],
    ])
    expect(refused.json().issues[0].message).toContain('Start date')
  })

  test('keeps what was confirmed, until it is confirmed again', async () => {
    const { id } = (await offer({ skills: ['kubernetes'] })).json()
    const kept = await institution.put(`/courses/${id}`, { ...words, price: null })
    expect(kept.json()).toMatchObject({ price: null, skills: [{ id: 'kubernetes' }] })
    const anew = await institution.put(`/courses/${id}`, { ...words, skills: ['docker'] })
    expect(anew.json()).toMatchObject({ skills: [{ id: 'docker' }], management: { skillsConfirmed: true } })
  })

  test('where courses wait, an approved one waits again and a rejected one stays rejected', async () => {
    const { id } = (await offer()).json()
    await whileCoursesWait(product, async () => {
      expect((await institution.put(`/courses/${id}`, words)).json()).toMatchObject({ status: 'pending' })
      await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Say what it covers.' })
      const edited = await institution.put(`/courses/${id}`, words)
      expect(edited.json()).toMatchObject({ status: 'rejected', management: { reason: 'Say what it covers.' } })
    })
  })

  test('another institution’s is forbidden while public, and otherwise not there', async () => {
    const other = await createInstitution(product, 'Other')
    const open = await createCourse(product, { institutionId: other })
    const hidden = await createCourse(product, { institutionId: other, status: 'pending' })
    for (const [id, status] of [
      [open, 403],
      [hidden, 404],
    ]) {
      expect((await institution.put(`/courses/${id}`, words)).statusCode).toBe(status)
      expect((await institution.put(`/courses/${id}/status`, { status: 'pending' })).statusCode).toBe(status)
      expect((await institution.remove(`/courses/${id}`)).statusCode).toBe(status)
    }
  })
})

describe('deciding about a course', () => {
  const statusOf = async (id: number) =>
    (await product.dependencies.db.select({ status: courses.status }).from(courses).where(eq(courses.id, id)))[0]
      ?.status

  test('a rejection is kept with its reason, which only its institution and admins see', async () => {
    const { id } = (await offer()).json()
    const rejected = await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Too short.' })
    expect(rejected.json()).toMatchObject({ status: 'rejected', management: { reason: 'Too short.' } })
    expect(await listed(institution, id)).toMatchObject({ management: { reason: 'Too short.' } })
    const stranger = await createUser(product)
    expect(await listed(stranger, id)).toBeUndefined()
    const kept = await product.dependencies.db.select().from(courseDecisions).where(eq(courseDecisions.courseId, id))
    expect(kept).toMatchObject([{ status: 'rejected', reason: 'Too short.', actorId: admin.userId }])
  })

  test('its institution sends a rejected one in again, and approves nothing', async () => {
    const { id } = (await offer()).json()
    const send = (status: string) => institution.put(`/courses/${id}/status`, { status })
    expect((await send('pending')).statusCode).toBe(403)
    await admin.put(`/courses/${id}/status`, { status: 'rejected' })
    expect((await send('approved')).statusCode).toBe(403)
    expect((await send('pending')).json()).toMatchObject({ status: 'pending', management: { reason: null } })
    expect((await send('approved')).statusCode).toBe(403)
    expect((await admin.put(`/courses/${id}/status`, { status: 'pending' })).statusCode).toBe(403)
    await admin.put(`/courses/${id}/status`, { status: 'approved' })
    expect(await statusOf(id)).toBe('approved')
  })

  test('two decisions at once are both kept, and the last one counts', async () => {
    const { id } = (await offer({ title: `Docker ${randomUUID()}` })).json()
    await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'first' })
    await Promise.all([
      admin.put(`/courses/${id}/status`, { status: 'approved' }),
      admin.put(`/courses/${id}/status`, { status: 'approved' }),
      admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'second' }),
    ])
    const kept = await product.dependencies.db
      .select()
      .from(courseDecisions)
      .where(eq(courseDecisions.courseId, id))
      .orderBy(courseDecisions.id)
    expect(kept.at(-1)?.status).toBe(await statusOf(id))
    for (const [index, decision] of kept.entries()) {
      const before = kept[index - 1]
      expect([before?.status, before?.reason]).not.toEqual([decision.status, decision.reason])
    }
  })
})

test('all of it is in the audit log', async () => {
  const { id } = (await offer()).json()
  await institution.put(`/courses/${id}`, words)
  await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'No.' })
  expect((await institution.remove(`/courses/${id}`)).statusCode).toBe(204)
  expect(await listed(institution, id)).toBeUndefined()
  const kept = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.objectId, String(id)))
    .orderBy(auditLogs.id)
  expect(kept.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['course.created', institution.userId],
    ['course.updated', institution.userId],
    ['course.status_changed', admin.userId],
    ['course.deleted', institution.userId],
  ])
})

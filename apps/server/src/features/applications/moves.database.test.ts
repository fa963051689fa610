import { type ApplicationStatus, applicationMoves, applicationStatuses } from '@milepost/contract/applications/limits'
import type { Application, ReceivedApplication } from '@milepost/contract/applications/schema'
import type { Notification } from '@milepost/contract/notifications/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import {
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
  moveApplication,
} from '../../../test/factories.ts'
import { passUndoMinute } from '../../../test/pass-undo-minute.ts'

const product = await buildTestApp()
const { db } = product.dependencies
const { institutionId, institution } = await createOfferingInstitution(product)
const learner = await createUser(product, { name: 'Nila' })
afterAll(() => product.close())

const day = 24 * 60 * 60 * 1000
const newCourse = (values: object = {}) => createCourse(product, { institutionId, title: 'Git for teams', ...values })
/** An application in a state, without the way to it. */
async function inState(status: ApplicationStatus, courseId: number | null = null, of: Learner = learner) {
  const [row] = await db
    .insert(applications)
    .values({
      userId: of.userId,
      institutionId,
      courseId: courseId ?? (await newCourse()),
      courseTitle: 'Git for teams',
      institutionName: 'Northern Institute',
      message: 'Please',
      status,
      createdAt: product.dependencies.clock(),
    })
    .returning({ id: applications.id })
  return row?.id ?? 0
}
async function statusOf(id: number) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row?.status
}
const moveMany = (ids: number[], body: object) =>
  institution.post(`/institutions/${institutionId}/applications/moves`, { ids, answer: '', ...body })
const refusal = async (id: number, status: ApplicationStatus, answer = '') =>
  (await moveApplication(institution, id, status, answer)).json().refused[0]?.code
const moveOwn = (id: number, body: object, by = learner) => by.put(`/applications/${by.userId}/${id}`, body)
const undo = async (ids: number[]) =>
  (await institution.post(`/institutions/${institutionId}/applications/moves/undo`, { ids })).json()
const inbox = async (of: Learner): Promise<Notification[]> =>
  (await of.get(`/notifications/${of.userId}`)).json().notifications
const own = async (of: Learner = learner): Promise<Application[]> => (await of.get(`/applications/${of.userId}`)).json()
async function tendOffers(): Promise<void> {
  await product.dependencies.jobs.send(product.dependencies, 'tend-offers', {})
  await product.runJobs()
}
const setOffers = (offersNext: boolean, offerDays = 7) =>
  institution.put(`/institutions/${institutionId}/offers`, { offersNext, offerDays })

test('the database lets through the moves of the contract, and no other', async () => {
  const allowed: string[] = []
  for (const from of applicationStatuses) {
    const id = await inState(from)
    for (const to of applicationStatuses.filter((status) => status !== from)) {
      const done = db.transaction(async (tx) => {
        await tx.update(applications).set({ status: to }).where(eq(applications.id, id))
        tx.rollback()
      })
      const error = await done.then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      if (String(error).includes('Rollback')) allowed.push(`${from} ${to}`)
    }
  }
  const listed = applicationStatuses.flatMap((from) => Object.keys(applicationMoves[from]).map((to) => `${from} ${to}`))
  expect(allowed.toSorted()).toEqual(listed.toSorted())
})

const byInstitution = ['waiting', 'offered', 'enrolled', 'declined', 'completed', 'left'] as const
const byLearner = ['withdrawn', 'enrolled', 'left'] as const

test.each(applicationStatuses)('from %s each side does what the contract lets it do', async (from) => {
  for (const to of byInstitution) {
    const id = await inState(from)
    const may = applicationMoves[from][to]?.includes('institution') === true
    expect([to, await refusal(id, to, 'Because')]).toEqual([to, may ? undefined : 'application_decided'])
    expect(await statusOf(id)).toBe(may ? to : from)
  }
  for (const to of byLearner) {
    const id = await inState(from)
    const may = applicationMoves[from][to]?.includes('learner') === true
    expect([to, (await moveOwn(id, { status: to })).statusCode]).toEqual([to, may ? 200 : 409])
    expect(await statusOf(id)).toBe(may ? to : from)
  }
})

test('another’s application, or one that doesn’t exist, is not there', async () => {
  const id = await inState('applied')
  const stranger = await createUser(product)
  expect((await moveOwn(id, { status: 'withdrawn' }, stranger)).statusCode).toBe(404)
  expect((await moveOwn(2_000_000_000, { status: 'withdrawn' })).statusCode).toBe(404)
})

test('within a minute it is undone, and the learner doesn’t hear of it; afterwards it isn’t', async () => {
  const of = await createUser(product)
  const id = await inState('applied', null, of)
  await moveApplication(institution, id, 'waiting')
  await moveApplication(institution, id, 'declined', 'Too late')
  expect(await own(of)).toMatchObject([{ status: 'declined', answer: 'Too late' }])
  expect(await undo([id])).toEqual({ done: [id], refused: [] })
  expect(await own(of)).toMatchObject([{ status: 'applied', answer: null, decidedAt: null }])
  expect(await undo([id])).toEqual({ done: [], refused: [{ id, code: 'not_undoable' }] })
  await passUndoMinute(product)
  expect(await inbox(of)).toEqual([])
  await moveApplication(institution, id, 'declined')
  await passUndoMinute(product)
  expect(await inbox(of)).toMatchObject([{ kind: 'application_answered', params: { status: 'declined' } }])
  expect((await undo([id])).refused).toMatchObject([{ code: 'not_undoable' }])
})

test('an offer is accepted with or without showing one’s progress, which can be changed later', async () => {
  const of = await createUser(product)
  const id = await inState('applied', null, of)
  await moveMany([id], { status: 'offered', offerUntil: '2099-01-31' })
  expect(await own(of)).toMatchObject([{ status: 'offered', offerUntil: '2099-01-31' }])
  await moveOwn(id, { status: 'enrolled', sharesProgress: true }, of)
  const [received]: ReceivedApplication[] = (
    await institution.get(`/institutions/${institutionId}/applications?page_size=1`)
  ).json()
  expect(received).toMatchObject({ id, status: 'enrolled', progress: { done: 0, steps: 0 }, undoable: false })
  expect((await inbox(institution))[0]).toMatchObject({ kind: 'offer_accepted' })
  await of.put(`/applications/${of.userId}/${id}/sharing`, { sharesProgress: false })
  const [later] = (await institution.get(`/institutions/${institutionId}/applications?page_size=1`)).json()
  expect(later).toMatchObject({ id, progress: null })
})

test('an offer until a day that has passed is refused', async () => {
  const reply = await moveMany([await inState('applied')], { status: 'offered', offerUntil: '2020-01-01' })
  expect(reply.json().issues).toMatchObject([{ field: 'offerUntil' }])
})

test('an offer reminds a day before it ends, and closes when it has', async () => {
  const of = await createUser(product)
  const id = await inState('applied', null, of)
  const until = new Date(product.dependencies.clock().getTime() + day).toISOString().slice(0, 10)
  await moveMany([id], { status: 'offered', offerUntil: until })
  await passUndoMinute(product)
  await tendOffers()
  await tendOffers()
  expect((await inbox(of)).map(({ kind }) => kind)).toEqual(['offer_ending', 'application_answered'])
  product.advance(2 * day)
  await tendOffers()
  expect(await own(of)).toMatchObject([{ status: 'closed', offerUntil: until }])
  expect((await inbox(of))[0]).toMatchObject({ kind: 'offer_ended' })
  expect((await inbox(institution))[0]).toMatchObject({ kind: 'offer_not_taken' })
})

test('a place that becomes free goes to who waits longest, where the institution wants that', async () => {
  const [first, next, last] = [await createUser(product), await createUser(product), await createUser(product)]
  const courseId = await newCourse({ places: 1 })
  const enrolled = await inState('enrolled', courseId, first)
  await inState('waiting', courseId, next)
  await inState('waiting', courseId, last)
  await moveOwn(enrolled, { status: 'left' }, first)
  await product.runJobs()
  expect((await inbox(institution)).slice(0, 2).map(({ kind }) => kind)).toEqual(['place_free', 'learner_left'])
  expect((await own(next))[0]).toMatchObject({ status: 'waiting' })
  await setOffers(true, 3)
  await product.runJobs()
  const until = new Date(product.dependencies.clock().getTime() + 3 * day).toISOString().slice(0, 10)
  expect((await own(next))[0]).toMatchObject({ status: 'offered', offerUntil: until })
  expect((await own(last))[0]).toMatchObject({ status: 'waiting' })
  expect(await inbox(next)).toMatchObject([{ kind: 'application_answered', params: { status: 'offered', until } }])
  await setOffers(false)
})

test('a completion is taken back with a reason alone, which the learner reads', async () => {
  const of = await createUser(product)
  const id = await inState('enrolled', null, of)
  await moveApplication(institution, id, 'completed')
  await passUndoMinute(product)
  expect((await moveMany([id], { status: 'enrolled' })).json().issues).toMatchObject([{ field: 'answer' }])
  expect(await statusOf(id)).toBe('completed')
  await moveMany([id], { status: 'enrolled', answer: 'The last exercise is missing.' })
  await passUndoMinute(product)
  expect((await inbox(of)).map(({ kind }) => kind)).toEqual(['completion_taken_back', 'application_answered'])
  expect((await inbox(of))[0]?.params).toMatchObject({ reason: 'The last exercise is missing.' })
})

test('what was declined can’t be taken up again beside a new application to the course', async () => {
  const courseId = await newCourse()
  const id = await inState('declined', courseId)
  await inState('applied', courseId)
  expect(await refusal(id, 'waiting')).toBe('application_open')
})

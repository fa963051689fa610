import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { askFor, expectChangeEverywhere } from '../../../test/cached-replies.ts'
import { createInstitution, createLearner, createUser, type Learner, moveApplication } from '../../../test/factories.ts'
import { buildSecondInstance } from '../../../test/second-instance.ts'

const product = await buildTestApp()
const other = await buildSecondInstance(product)
const { db } = product.dependencies
afterAll(async () => {
  await other.close()
  await product.close()
})

interface LinkedStep {
  readonly learner: Learner
  readonly institution: Learner
  readonly institutionId: number
  /** Linked to the learner's step about Git. */
  readonly courseId: number
}

const git = { title: 'Git for beginners', description: 'Commits, branches and merges with Git.', price: 900 }

async function createLinkedStep(): Promise<LinkedStep> {
  await db.delete(courses)
  const institutionId = await createInstitution(product)
  const institution = await createUser(product, { role: 'institution', institutionId })
  const course = await institution.post('/courses', { ...git, institution_id: institutionId })
  const learner = await createLearner(product, { plan: 'pro' })
  const world = { learner, institution, institutionId, courseId: course.json().id }
  expect((await learner.roadmap()).courses).toMatchObject([{ id: world.courseId }])
  return world
}

const remove = async ({ institution, courseId }: LinkedStep) => institution.remove(`/courses/${courseId}`)

async function edit({ institution, courseId }: LinkedStep, changes: object): Promise<void> {
  const reply = await institution.put(`/courses/${courseId}`, { ...git, ...changes })
  expect(reply.statusCode, reply.body).toBe(200)
}

async function setInstitution({ institutionId }: LinkedStep, changes: Partial<typeof institutions.$inferInsert>) {
  await db.update(institutions).set(changes).where(eq(institutions.id, institutionId))
}

async function takeLastPlace(world: LinkedStep): Promise<void> {
  const applicant = await createUser(product)
  const body = { userId: applicant.userId, courseId: world.courseId, message: 'Please' }
  const { id } = (await applicant.post('/applications', body)).json()
  await moveApplication(world.institution, id, 'enrolled')
}

async function setStep({ learner, courseId }: LinkedStep, changes: Partial<typeof roadmapSteps.$inferInsert>) {
  const current = await db.select().from(roadmaps).where(eq(roadmaps.userId, learner.userId))
  await db
    .update(roadmapSteps)
    .set(changes)
    .where(and(eq(roadmapSteps.roadmapId, current[0]?.id ?? ''), eq(roadmapSteps.courseId, courseId)))
}

type InputChange = (world: LinkedStep) => Promise<unknown>

/** Each input of the answer: what changes it, and what has to be so before. */
const inputs: readonly { name: string; change: InputChange; prepare?: InputChange }[] = [
  { name: 'another career', change: ({ learner }) => learner.switchTo('data-scientist') },
  {
    name: 'an earlier version restored',
    change: ({ learner }) => learner.restore(1),
    prepare: ({ learner }) => learner.switchTo('full-stack-developer'),
  },
  { name: 'a corrected skill', change: ({ learner }) => learner.correct('html', 'work') },
  { name: 'the pace', change: ({ learner }) => learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek: 7 }) },
  { name: 'changed answers', change: ({ learner }) => learner.answer({ shortTermGoals: 'Something else' }) },
  { name: 'the study language', change: ({ learner }) => learner.answer({ studyLanguage: 'Tamil' }) },
  { name: 'the title of a linked course', change: (world) => edit(world, { title: 'Git for everyone' }) },
  { name: 'the level of a linked course', change: (world) => edit(world, { level: 'advanced', skills: ['git'] }) },
  { name: 'the skills of a linked course', change: (world) => edit(world, { skills: ['git', 'html'] }) },
  { name: 'the places of a linked course', change: (world) => edit(world, { places: '5' }) },
  { name: 'the last place taken', change: takeLastPlace, prepare: (world) => edit(world, { places: '1' }) },
  { name: 'applications closed', change: (world) => changeMany(world, { closed: true }) },
  { name: 'a linked course archived', change: (world) => changeMany(world, { archived: true }) },
  { name: 'a linked course deleted', change: remove },
  { name: 'the name of an institution', change: (world) => setInstitution(world, { name: 'Southern Institute' }) },
  { name: 'the address of an institution', change: (world) => setInstitution(world, { address: '2 Main Street' }) },
  {
    name: 'the description of an institution',
    change: (world) => setInstitution(world, { description: 'Teaches well' }),
  },
  { name: 'the email of an institution', change: (world) => setInstitution(world, { email: 'new@institute.example' }) },
  { name: 'a hidden institution', change: (world) => setInstitution(world, { email: '' }) },
  {
    name: 'a step linked by the job',
    change: () => product.runJobs(),
    prepare: async (world) => {
      await product.runJobs()
      await remove(world)
      await world.institution.post('/courses', { ...git, title: 'More Git', institution_id: world.institutionId })
    },
  },
  { name: 'a step without its course', change: (world) => setStep(world, { courseId: null }) },
  { name: 'the reason of a link', change: (world) => setStep(world, { linkReason: null }) },
]

async function changeMany({ institution, institutionId, courseId }: LinkedStep, changes: object): Promise<void> {
  const list = (await institution.get(`/institutions/${institutionId}/courses`)).json()
  const version = list.find((course: { id: number }) => course.id === courseId).management.version
  const body = { courses: [{ id: courseId, version, ...changes }] }
  const reply = await institution.post(`/institutions/${institutionId}/courses/changes`, body)
  expect(reply.statusCode, reply.body).toBe(200)
}

const ask = (instance: typeof product, { learner }: Pick<LinkedStep, 'learner'>, etag?: string) =>
  askFor(`/roadmap/${learner.userId}`, instance, learner, etag)

describe('the cached reply', () => {
  test.each(inputs)('shows $name at the next request to every instance', async ({ change, prepare }) => {
    const world = await createLinkedStep()
    await prepare?.(world)
    const askAs = (instance: typeof product, etag?: string) => ask(instance, world, etag)
    const shown: Roadmap = JSON.parse(await expectChangeEverywhere(askAs, [product, other], () => change(world)))
    // An unchanged profile gets its roadmap read from the tables.
    if (!shown.outdated) expect(shown).toEqual((await world.learner.make()).json())
  })

  test('is the same after progress and changes of other courses', async () => {
    const world = await createLinkedStep()
    const before = await ask(product, world)
    await world.learner.finish(1)
    await world.learner.post('/progress/ticks', {
      userId: world.learner.userId,
      stepId: 2,
      task: 'learn',
      ticked: true,
    })
    const another = { title: 'Pottery', description: 'Bowls and cups.', institution_id: world.institutionId }
    expect((await world.institution.post('/courses', another)).statusCode).toBe(201)
    await product.runJobs()
    const same = await ask(product, world, before.etag)
    expect([same.status, same.body]).toEqual([304, ''])
    expect((await ask(other, world)).etag).toBe(before.etag)
  })

  test('is refused to others, even with its ETag', async () => {
    const world = await createLinkedStep()
    const { etag } = await ask(product, world)
    const { headers } = await createUser(product)
    expect((await ask(product, { learner: { ...world.learner, headers } }, etag)).status).toBe(403)
  })
})

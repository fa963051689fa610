import type { Analytics } from '@milepost/contract/analytics/schema'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import type { RoadmapPreview } from '@milepost/contract/roadmaps/schema'
import { afterAll, expect, test } from 'vitest'
import { courses } from '#db/schema/courses.ts'
import { findIdsTeaching } from '#features/courses/skills/index.ts'
import { summarise } from '#features/weekly-summary/summarise.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createInstitution, createLearner, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

async function ask(learner: Learner, message: string): Promise<string> {
  const reply = await learner.post('/chat', { userId: learner.userId, message })
  return reply.json().reply
}

test('the hours that are left are one number wherever they are shown', async () => {
  const learner = await createLearner(
    product,
    {},
    { educationLevel: 'High School', shortTermGoals: '', longTermGoals: '' },
  )
  const { roadmap, totalHours, careerId } = await learner.roadmap()
  // An odd number of hours, so that half of them is not whole.
  const ongoing = roadmap.find(({ id, hours }) => id > 2 && hours % 2 === 1)
  if (ongoing === undefined) throw new Error('no step takes an odd number of hours')
  await learner.finish(1)
  await learner.post('/progress', { userId: learner.userId, stepId: ongoing.id, status: 'ongoing' })
  const { hoursLeft } = paceOf(roadmap, { 1: 'done', [ongoing.id]: 'ongoing' }, null, new Date())

  const { sections }: Analytics = (await learner.get(`/analytics/${learner.userId}`)).json()
  const sum = (part: 'hoursDone' | 'hoursLeft') => sections.reduce((total, section) => total + section[part], 0)
  expect([sum('hoursLeft'), sum('hoursDone')]).toEqual([hoursLeft, totalHours - hoursLeft])
  const switched = await learner.post('/roadmap/preview', { userId: learner.userId, careerId: 'full-stack-developer' })
  const preview: RoadmapPreview = switched.json()
  expect([preview.hoursLeft.before, preview.totalHours.before]).toEqual([hoursLeft, totalHours])
  expect(await ask(learner, 'How many hours are left?')).toContain(
    `about ${hoursLeft} hours left of the ${totalHours} hours`,
  )
  const week = summarise(
    roadmap.map((step) => ({ ...step, stepNumber: step.id, course: null, linkReason: null, linkAbsence: null })),
    [
      { stepNumber: 1, status: 'done', updatedAt: new Date() },
      { stepNumber: ongoing.id, status: 'ongoing', updatedAt: new Date() },
    ],
    '2026-11-23',
  )
  expect(week.hours).toBe(hoursLeft)

  const career: CareerKnowledge = (await learner.get(`/careers/${careerId}`)).json()
  const longest = await ask(learner, `How long does it take a beginner to become a ${career.title}?`)
  expect(career.beginnerHours).toBe(totalHours)
  expect(longest).toContain(`A beginner needs about ${totalHours} hours`)
})

test('the courses that teach a skill are one number, the one that links rest on', async () => {
  const { db } = product.dependencies
  await db.delete(courses)
  const institutionId = await createInstitution(product)
  const titles = ['Git for beginners', 'Git at work', 'Git in depth', 'Git by evening']
  const ids: number[] = []
  for (const [place, title] of titles.entries()) {
    const course = { institutionId, title, description: 'Branches and merges.', price: place * 100 }
    ids.push(await createCourse(product, course))
  }
  await createCourse(product, {
    institutionId,
    title: 'Photography with Git',
    description: 'Take pictures, keep them in Git.',
  })
  await createCourse(product, { institutionId, title: 'Git under review', status: 'pending' })
  const learner = await createLearner(product)
  const teaching = (await findIdsTeaching(db, ['git'])).get('git') ?? []
  expect([...teaching].sort()).toEqual(ids.sort())
  expect(await ask(learner, 'Which courses teach Git?')).toContain('4 courses in the catalogue teach Git.')
  expect(await ask(learner, 'Which free courses teach Git?')).toContain(
    '1 course in the catalogue teaches Git and is free.',
  )
  const linked = (await learner.roadmap()).roadmap.find(({ key }) => key === 'skill:git')
  expect(teaching).toContain(linked?.courseId)
})

import { careerIds } from '@milepost/contract/careers/limits'
import { expect, it } from 'vitest'
import { createEmbeddedAdvisor } from '#embedded/embedded-advisor.ts'
import { knowledgeVersion } from '#knowledge/knowledge.ts'
import { indexCourses } from '#link/course-index.ts'
import { emptyProfile } from '#testing/profiles.ts'

it('answers all three questions, timed by the clock it is given', async () => {
  let time = 0
  const advisor = createEmbeddedAdvisor({ now: () => (time += 5) })
  const about = { engine: 'embedded', knowledgeVersion, milliseconds: 5 }
  const recommended = await advisor.recommend(emptyProfile)
  const planned = await advisor.plan(emptyProfile, 'qa-engineer', { locale: 'en' })
  const catalogue = indexCourses([
    { id: 7, title: 'Software testing for beginners', description: '', weeks: 4, price: 0, language: 'en' },
  ])
  const links = await advisor.link(planned.value.steps, catalogue, { studyLanguage: 'English', budget: 'No Cost' })
  expect(recommended).toMatchObject(about)
  expect(planned).toMatchObject(about)
  expect(links).toMatchObject(about)
  expect(recommended.value.ranking).toHaveLength(careerIds.length)
  expect(links.value[0]).toEqual({
    stepKey: 'skill:testing-fundamentals',
    courseId: 7,
    reason: {
      code: 'teaches_in_title',
      skill: 'Software testing fundamentals',
      level: 'beginner',
      otherLanguage: false,
      ownLanguageAbsence: null,
    },
    absence: null,
  })
})

it('works without a clock', async () => {
  expect((await createEmbeddedAdvisor().recommend(emptyProfile)).milliseconds).toBe(0)
})

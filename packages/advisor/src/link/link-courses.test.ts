import { careerIds } from '@milepost/contract/careers'
import { budgetLabels, budgets, studyLanguages } from '@milepost/contract/profiles'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueCourse, CoursePreferences, StepDraft } from '#advisor.ts'
import { indexCourses } from '#link/course-index.ts'
import { linkCourses } from '#link/link-courses.ts'
import { planRoadmap } from '#plan/plan.ts'
import { anyCatalogue, emptyProfile } from '#testing/profiles.ts'

const step = (...skills: string[]): StepDraft => ({
  id: 1,
  key: `skill:${skills[0] ?? ''}`,
  section: 'Section',
  label: 'Label',
  description: 'Description',
  hours: 10,
  milestone: false,
  details: [],
  skills,
})
const course = (id: number, title: string, rest: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
  id,
  title,
  description: '',
  weeks: 4,
  price: 0,
  language: 'en',
  ...rest,
})
const english: CoursePreferences = { studyLanguage: 'English', budget: 'Above ₹20 Lakhs' }
const linked = (steps: StepDraft[], courses: CatalogueCourse[], preferences = english) =>
  linkCourses(steps, indexCourses(courses), preferences).map(({ courseId }) => courseId)

describe('linkCourses', () => {
  it('stays within budget and language and gives no course to more than two steps', async () => {
    await fc.assert(
      fc.property(
        anyCatalogue,
        fc.constantFrom(...careerIds),
        fc.constantFrom(...studyLanguages),
        fc.constantFrom(...budgetLabels),
        (courses, career, studyLanguage, budget) => {
          const { steps } = planRoadmap(emptyProfile, career)
          const preferences = { studyLanguage, budget }
          const links = linkCourses(steps, indexCourses(courses), preferences)
          expect(links.map(({ stepKey }) => stepKey)).toEqual(steps.map(({ key }) => key))
          const ids = links.flatMap(({ courseId }) => (courseId === null ? [] : [courseId]))
          const spent = courses.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0)
          expect(spent).toBeLessThanOrEqual(
            budgets.find(({ label }) => label === budget)?.most ?? Number.POSITIVE_INFINITY,
          )
          for (const id of ids) expect(ids.filter((other) => other === id).length).toBeLessThanOrEqual(2)
          const own = { English: 'en', Tamil: 'ta', Sinhala: 'si' }[studyLanguage]
          for (const [index, link] of links.entries()) {
            const found = courses.find(({ id }) => id === link.courseId)
            expect(link.reason === null).toBe(found === undefined)
            if (found === undefined) continue
            expect(steps[index]?.milestone).toBe(false)
            expect([own, 'en']).toContain(found.language)
            expect(link.reason?.otherLanguage).toBe(found.language !== own)
          }
          expect(linkCourses(steps, indexCourses(courses), preferences)).toEqual(links)
        },
      ),
      { numRuns: 300, seed: 20261121 },
    )
  })

  it('links only a course that names what the step teaches', () => {
    expect(linked([step('react')], [course(1, 'Angular from scratch'), course(2, 'React for beginners')])).toEqual([2])
    expect(linked([step('go')], [course(1, 'Let it go and rest'), course(2, 'Java')])).toEqual([null])
    expect(linked([step('java')], [course(1, 'JavaScript')])).toEqual([null])
  })

  it('does not take a course for what it only requires', () => {
    const requires = course(1, 'Photography', { description: 'Prerequisites: SQL and Python. We take pictures.' })
    expect(linked([step('sql'), step('python')], [requires])).toEqual([null, null])
  })

  it('prefers the title, then the specific course, then the cheaper one', () => {
    const inText = course(1, 'Evening course', { description: 'We learn SQL together.' })
    const broad = course(2, 'SQL, Python, Excel sheets and Tableau')
    const dear = course(3, 'SQL in depth', { price: 900 })
    const cheap = course(4, 'SQL at work', { price: 100 })
    expect(linked([step('sql')], [inText])).toEqual([1])
    expect(linked([step('sql')], [inText, broad])).toEqual([2])
    expect(linked([step('sql')], [inText, broad, dear])).toEqual([3])
    expect(linked([step('sql')], [inText, broad, dear, cheap])).toEqual([4])
  })

  it('counts a course once and then spends no more than is left', () => {
    const courses = [course(1, 'HTML and CSS together', { price: 4000 }), course(2, 'Git', { price: 2000 })]
    const preferences: CoursePreferences = { studyLanguage: 'English', budget: 'Up to ₹5,000' }
    expect(linked([step('html'), step('css'), step('git')], courses, preferences)).toEqual([1, 1, null])
  })

  it('offers English where the study language has nothing, and says so', () => {
    const tamil: CoursePreferences = { ...english, studyLanguage: 'Tamil' }
    const index = indexCourses([
      course(1, 'Python'),
      course(2, 'HTML தமிழில்', { language: 'ta' }),
      course(3, 'HTML'),
      course(4, 'Git', { language: 'si' }),
    ])
    const links = linkCourses([step('python'), step('html'), step('git')], index, tamil)
    expect(links.map(({ courseId, reason }) => [courseId, reason?.otherLanguage])).toEqual([
      [1, true],
      [2, false],
      [null, undefined],
    ])
  })

  it('reads strange course texts without harm', () => {
    const long = course(1, '\u0000<script>'.repeat(1000), { description: 'SQL '.repeat(50_000) })
    expect(() => indexCourses([long, course(2, ''), course(3, '💡'.repeat(500))])).not.toThrow()
  })
})

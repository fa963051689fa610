import { careerIds } from '@milepost/contract/careers/limits'
import { budgetLabels, budgets, studyLanguages } from '@milepost/contract/profiles/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueCourse, CoursePreferences, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import type { CourseCandidate } from '#link/candidates.ts'
import { indexCourses } from '#link/course-index.ts'
import { linkCourses } from '#link/link-courses.ts'
import { findStepDemands } from '#link/step-demand.ts'
import { planRoadmap } from '#plan/plan.ts'
import { anyCatalogue, crowdedCatalogue, emptyProfile } from '#testing/profiles.ts'

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
const linked = (steps: StepDraft[], courses: CatalogueCourse[], preferences: CoursePreferences) =>
  linkCourses(steps, indexCourses(courses), preferences)

/** A step in the words of the knowledge base, which a course's words must fit. */
const realStep = (id: string): StepDraft => {
  const { step: label = '', description = '' } = knowledge.skills.get(id) ?? {}
  return { ...step(id), label, description }
}

const plans = careerIds.map((id) => [...planRoadmap(emptyProfile, id).steps])
const anyCase = fc
  .constantFrom(...plans)
  .chain((steps) => fc.tuple(fc.constant(steps), fc.oneof(anyCatalogue, crowdedCatalogue(steps))))

const noCost: CoursePreferences = { studyLanguage: 'English', budget: 'No Cost' }
const small: CoursePreferences = { studyLanguage: 'English', budget: 'Up to ₹5,000' }

describe('what is said of courses', () => {
  it('is true of the whole roadmap, for any catalogue, language and budget', async () => {
    const anyPreferences = fc.record({
      studyLanguage: fc.constantFrom(...studyLanguages),
      budget: fc.constantFrom(...budgetLabels),
    })
    await fc.assert(
      fc.property(anyCase, anyPreferences, ([steps, courses], preferences) => {
        const index = indexCourses(courses)
        const links = linkCourses(steps, index, preferences)
        const limit = budgets.find(({ label }) => label === preferences.budget)?.most ?? Number.POSITIVE_INFINITY
        const uses = (id: number) => links.filter(({ courseId }) => courseId === id).length
        const priceOf = new Map(courses.map(({ id, price }) => [id, price]))
        const costOf = (ids: readonly (number | null)[]) =>
          [...new Set(ids)].reduce<number>((sum, id) => sum + (priceOf.get(id ?? 0) ?? 0), 0)
        findStepDemands(steps, index, preferences).forEach((demands, at) => {
          const link = links[at]
          if (link === undefined) throw new Error('a step has no link')
          const others = links.filter((one) => one !== link).map(({ courseId }) => courseId)
          const isTrue = (absence: string | null, candidates: readonly CourseCandidate[]): boolean => {
            const isFull = candidates.some(({ course: { id } }) => uses(id) === 2)
            const isWithin = candidates.some(({ course: { price } }) => price <= limit)
            const isOver = candidates.every(({ course: { id } }) => costOf([...others, id]) > limit)
            return (
              {
                no_course: candidates.length === 0,
                taken: isFull,
                budget: candidates.length > 0 && !isFull && !isWithin,
                budget_spent: !isFull && isWithin && isOver,
              }[absence ?? ''] ?? false
            )
          }
          const { own, other } = demands
          if (link.absence === 'language') expect([own, other, demands.isTaughtElsewhere]).toEqual([[], [], true])
          else if (link.absence !== null)
            expect([link.absence, isTrue(link.absence, [...own, ...other])]).toEqual([link.absence, true])
          const ownAbsence = link.reason?.ownLanguageAbsence ?? null
          expect(ownAbsence !== null).toBe(link.reason?.otherLanguage === true)
          if (ownAbsence !== null) expect([ownAbsence, isTrue(ownAbsence, own)]).toEqual([ownAbsence, true])
        })
      }),
    )
  })

  it('names costs to a learner without money, and what is left to no other', () => {
    const courses = [
      course(1, 'Git', { price: 900 }),
      course(2, 'SQL', { price: 4500 }),
      course(3, 'Java', { price: 6000 }),
    ]
    const steps = [step('git'), step('sql'), step('java'), step('html')]
    const said = (preferences: CoursePreferences) =>
      linked(steps, courses, preferences).map(({ courseId, absence }) => courseId ?? absence)
    expect(said(noCost)).toEqual(['budget', 'budget', 'budget', 'no_course'])
    expect(said(small)).toEqual([1, 'budget_spent', 'budget', 'no_course'])
  })

  it('says why a course is not in the learner’s own language', () => {
    const courses = [
      course(1, 'Python'),
      course(2, 'SQL for beginners'),
      course(3, 'SQL தமிழில்', { language: 'ta', price: 7000 }),
      course(4, 'Git'),
      course(5, 'Git தமிழில்', { language: 'ta', price: 4000 }),
      course(6, 'HTML தமிழில்', { language: 'ta', price: 3000 }),
    ]
    const links = linked([step('python'), step('sql'), step('git'), step('html')], courses, {
      ...small,
      studyLanguage: 'Tamil',
    })
    expect(links.map(({ courseId, reason }) => [courseId, reason?.ownLanguageAbsence])).toEqual([
      [1, 'no_course'],
      [2, 'budget'],
      [4, 'budget_spent'],
      [6, null],
    ])
  })
})

describe('a free course', () => {
  it('goes to the step it is about before the neighbours it touches', () => {
    const free = course(1, 'Computer Networking Basics: TCP/IP, DNS and Routers', {
      description:
        'IP addresses, subnets, DNS, DHCP, switches, routers and Wi-Fi, with cables in your hands. You set up the network of a small office.',
    })
    const dear = [
      course(2, 'Networking: Routing, Switching and Troubleshooting', { price: 26_000 }),
      course(3, 'Computer Networking for Technicians', { price: 58_000 }),
    ]
    const steps = [realStep('dns-and-dhcp'), realStep('wireless-networks'), realStep('networking')]
    const links = linked(steps, [free, ...dear], noCost)
    expect(links.map(({ courseId, absence }) => courseId ?? absence)).toEqual([1, 'taken', 1])
  })

  it('goes to another step when the one it was kept for takes another', () => {
    const courses = [course(1, 'HTML, CSS and Git'), course(2, 'HTML'), course(3, 'CSS')]
    const links = linked([step('html'), step('css'), step('git')], courses, noCost)
    expect(links.map(({ courseId }) => courseId)).toEqual([2, 3, 1])
  })
})

import { describe, expect, it } from 'vitest'
import type { AdvisorProfile, StepDraft } from '#advisor.ts'
import { planByDate } from '#plan/plan-by-date.ts'
import { emptyProfile } from '#testing/profiles.ts'

const today = '2026-11-24'
const at = (hoursPerWeek: number | null, done: readonly string[] = []) => ({
  today,
  hoursPerWeek,
  hoursLeftOf: ({ key, hours }: Pick<StepDraft, 'key' | 'hours'>) => (done.includes(key) ? 0 : hours),
})
const tester: AdvisorProfile = { ...emptyProfile, shortTermGoals: 'QA job in 6 months.', firstResult: 'first job' }
const whole = planByDate(tester, 'qa-engineer', { today })
const deadlineIn = ({ requests }: typeof whole) => requests.find(({ kind }) => kind === 'deadline')

describe('a date', () => {
  it('shapes the first plan: it fits, keeps the heart and the search for a job, and says what is left for later', () => {
    const plan = planByDate(tester, 'qa-engineer', at(16))
    expect(plan.totalHours).toBeLessThanOrEqual((16 * 182) / 7)
    expect(plan.totalHours).toBeLessThan(whole.totalHours)
    expect(plan.steps.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['skill:testing-fundamentals', 'skill:test-automation', 'skill:job-applications']),
    )
    expect(deadlineIn(plan)).toMatchObject({ later: ['CI/CD'] })
  })

  it('changes nothing where the plan fits anyway, without hours a week, or once it is taken back', () => {
    expect(planByDate(tester, 'qa-engineer', at(40))).toEqual(whole)
    expect(deadlineIn(whole)).not.toHaveProperty('later')
    const decisions = {
      chosenCareerId: null,
      rejections: [],
      corrections: [{ skillId: 'deadline', level: null, requestIgnored: true }],
    }
    const plan = planByDate({ ...tester, decisions }, 'qa-engineer', at(5))
    expect(plan.totalHours).toBe(whole.totalHours)
  })

  it('leaves out less, the more is done', () => {
    const done = whole.steps.slice(0, 12).map(({ key }) => key)
    const hours = (plan: typeof whole) => plan.totalHours
    expect(hours(planByDate(tester, 'qa-engineer', at(16, done)))).toBeGreaterThan(
      hours(planByDate(tester, 'qa-engineer', at(16))),
    )
  })

  it('that cannot be kept still leaves the shortest plan, never without what was asked for', () => {
    const plan = planByDate(
      { ...tester, shortTermGoals: 'QA job in 2 months. Learn Playwright.' },
      'qa-engineer',
      at(4),
    )
    expect(plan.steps.map(({ key }) => key)).toContain('skill:playwright')
    expect(plan.steps.length).toBeGreaterThanOrEqual(12)
  })
})

it('projects first never add hours, also where a project is done', () => {
  const done = whole.steps.slice(0, 8).map(({ key }) => key)
  expect(done.some((key) => key.startsWith('milestone:'))).toBe(true)
  const left = (plan: typeof whole) =>
    plan.steps.reduce((sum, { key, hours }) => sum + (done.includes(key) ? 0 : hours), 0)
  const decisions = {
    chosenCareerId: null,
    rejections: [],
    corrections: [],
    variant: { kind: 'project_first' },
  } as const
  const first = planByDate({ ...tester, decisions }, 'qa-engineer', at(null, done))
  expect(first.steps.length).toBeGreaterThan(whole.steps.length)
  expect([left(first), first.totalHours]).toEqual([left(whole), whole.totalHours])
})

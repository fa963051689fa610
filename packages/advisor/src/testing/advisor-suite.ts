import { careerIds } from '@milepost/contract/careers/limits'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Advisor, AdvisorSentence, FallbackReason, Result } from '#advisor.ts'
import { indexCourses } from '#link/course-index.ts'
import { recommendCareers } from '#recommend/recommend.ts'
import { chatIssues, linkIssues, planIssues } from '#testing/answer-issues.ts'
import { chatContext } from '#testing/chat-context.ts'
import { anyCatalogue, anyProfile, emptyProfile } from '#testing/profiles.ts'
import { createTestBudget } from '#testing/test-budget.ts'

const seed = 20261121

export interface AdvisorUnderTest {
  readonly advisor: Advisor
  readonly close?: () => Promise<void>
}

export interface SuiteOptions {
  /** Random profiles for each property. */
  readonly runs: number
  /** Which engine answers plan, link and chat, and why, where that is certain. */
  readonly expected?: { readonly engine: 'embedded' | 'model'; readonly reasons?: readonly FallbackReason[] }
}

/**
 * Declares the tests that every engine must pass, however its model behaves.
 *
 * @param name - The name of the tests.
 * @param make - Creates the advisor for a test.
 * @param options - The number of runs, and the expected engine.
 */
export function describeAdvisor(
  name: string,
  make: () => Promise<AdvisorUnderTest>,
  { runs, expected }: SuiteOptions,
): void {
  describe(name, () => {
    let subject: AdvisorUnderTest
    // Each test needs its own: failures of one must not pause the model of the next.
    beforeEach(async () => {
      subject = await make()
    })
    afterEach(() => subject.close?.())

    const expectEngine: ExpectEngine = ({ engine, fallbackReason }) => {
      if (expected === undefined) return
      expect(engine).toBe(expected.engine)
      if (expected.reasons !== undefined) expect([...expected.reasons, 'paused']).toContain(fallbackReason)
      else expect(fallbackReason).toBeUndefined()
    }

    describePlans(() => subject, runs, expectEngine)
    describeChat(() => subject, expectEngine)
    describeBudget(() => subject)
  })
}

type ExpectEngine = (result: Pick<Result<unknown>, 'engine' | 'fallbackReason'>) => void

function describePlans(subject: () => AdvisorUnderTest, runs: number, expectEngine: ExpectEngine): void {
  const profiles = fc.sample(anyProfile, { numRuns: runs, seed })
  const cases = profiles.map((profile, index) => ({
    profile,
    career: careerIds[index % careerIds.length] ?? careerIds[0],
  }))
  const catalogues = fc
    .sample(anyCatalogue, { numRuns: Math.min(runs, 20), seed })
    .map((courses) => ({ courses, index: indexCourses(courses) }))

  it('ranks careers as the embedded engine does', async () => {
    for (const { profile } of cases) {
      const { value, engine } = await subject().advisor.recommend(profile, { budget: createTestBudget() })
      expect(value).toEqual(recommendCareers(profile))
      expect(engine).toBe('embedded')
    }
  })

  it('plans in order, without what is known, with the hours of the knowledge base', async () => {
    for (const { profile, career } of cases) {
      const budget = createTestBudget()
      const result = await subject().advisor.plan(profile, career, { locale: 'en' }, { budget })
      expect(planIssues(result.value, profile)).toEqual([])
      expect(result.value.careerId).toBe(career)
      expect(budget.open()).toBe(0)
      expectEngine(result)
    }
  })

  it('links only courses that teach the step, within budget, twice at most', async () => {
    for (const [place, { profile, career }] of cases.entries()) {
      const { courses, index } = catalogues[place % catalogues.length] ?? { courses: [], index: indexCourses([]) }
      const { steps } = (await subject().advisor.plan(profile, career, { locale: 'en' })).value
      const budget = createTestBudget()
      const { value } = await subject().advisor.link(steps, index, { ...profile, career }, { budget })
      expect(linkIssues(value, steps, courses, index, profile)).toEqual([])
      expect(budget.open()).toBe(0)
    }
  })
}

function describeChat(subject: () => AdvisorUnderTest, expectEngine: ExpectEngine): void {
  it('answers a question with what may be shown, told one by one', async () => {
    const told: AdvisorSentence[] = []
    const budget = createTestBudget()
    const result = await subject().advisor.chat([{ sender: 'user', text: 'What is on my roadmap?' }], chatContext(), {
      budget,
      onSentence: (sentence) => told.push(sentence),
    })
    // What was told before the embedded engine took over is replaced.
    expect(told.slice(-result.value.sentences.length)).toEqual(result.value.sentences)
    expect(budget.open()).toBe(0)
    expect(chatIssues(result.value)).toEqual([])
    expectEngine(result)
  })
}

function describeBudget(subject: () => AdvisorUnderTest): void {
  it('asks no model without a budget, and none when the budget is spent', async () => {
    const free = await subject().advisor.plan(emptyProfile, 'qa-engineer', { locale: 'en' })
    expect([free.engine, free.fallbackReason]).toEqual(['embedded', undefined])
    const budget = createTestBudget(10)
    const poor = await subject().advisor.plan(emptyProfile, 'qa-engineer', { locale: 'en' }, { budget })
    expect([budget.used(), budget.open()]).toEqual([0, 0])
    expect(poor.engine).toBe('embedded')
    expect(poor.value).toEqual(free.value)
  })
}

import { hoursWithEducation } from '@milepost/contract/skills/limits'
import { APICallError } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { describe, expect, it } from 'vitest'
import type { Advisor, CallOptions, CatalogueCourse, StepDraft } from '#advisor.ts'
import { createEmbeddedAdvisor } from '#embedded/embedded-advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { indexCourses } from '#link/course-index.ts'
import { createModelAdvisor, type ModelAdvisorOptions } from '#model/model-advisor.ts'
import { describeAdvisor } from '#testing/advisor-suite.ts'
import { planIssues } from '#testing/answer-issues.ts'
import { mockModel } from '#testing/mock-model.ts'
import { answerTo } from '#testing/obedient-answers.ts'
import { emptyProfile } from '#testing/profiles.ts'
import { createTestBudget } from '#testing/test-budget.ts'

function advisorOver(model: ModelAdvisorOptions['model'], more: Partial<ModelAdvisorOptions> = {}): Advisor {
  return createModelAdvisor({
    model,
    embedded: createEmbeddedAdvisor(),
    now: () => 0,
    retryAfterMilliseconds: 0,
    ...more,
  })
}

describeAdvisor('the embedded advisor', async () => ({ advisor: createEmbeddedAdvisor() }), {
  runs: 300,
  expected: { engine: 'embedded' },
})

describeAdvisor(
  'the model advisor over an obedient model in memory',
  async () => ({ advisor: advisorOver(mockModel().model) }),
  { runs: 100, expected: { engine: 'model' } },
)

describe('a plan of a model', () => {
  const plan = (write: Parameters<typeof mockModel>[0], shortTermGoals = 'I want to work at Zoho') => {
    const { model, requests } = mockModel(write)
    const budget = createTestBudget()
    return advisorOver(model)
      .plan({ ...emptyProfile, shortTermGoals }, 'backend-developer', { locale: 'en' }, { budget })
      .then((result) => ({ result, requests, keys: result.value.steps.map(({ key }) => key) }))
  }
  const base = createEmbeddedAdvisor().plan(emptyProfile, 'backend-developer', { locale: 'en' })

  it('may add further skills and words, and keeps what is fixed', async () => {
    const before = (await base).value.steps
    const { result, keys } = await plan((request) => JSON.stringify(answerTo(request)))
    expect(result.engine).toBe('model')
    const added = keys.filter((key) => !before.some((step) => step.key === key))
    expect(added).toHaveLength(1)
    expect(result.value.steps.find(({ key }) => key === added[0])?.hours).toBe(
      hoursWithEducation(knowledge.skills.get(added[0]?.slice(6) ?? '')?.hours ?? 0, emptyProfile.educationLevel),
    )
    expect(result.value.steps[0]?.description).toBe(`${before[0]?.description} This is where you begin.`)
    const nothing = await plan(() => JSON.stringify({ order: [], descriptions: [] }))
    for (const { key } of before.filter((step) => step.milestone)) expect(nothing.keys).toContain(key)
    expect(nothing.keys.length).toBeGreaterThanOrEqual(18)
  })

  it('is not asked for where the answers show that someone may be in danger', async () => {
    const { result, requests } = await plan((request) => JSON.stringify(answerTo(request)), 'I want to end my life')
    expect([result.engine, requests]).toEqual(['embedded', []])
  })

  it('keeps the core and the order of what needs what, whatever the model wishes', async () => {
    const before = (await base).value
    const core = (knowledge.careerSkills.get('backend-developer') ?? []).filter(({ weight }) => weight > 1)
    const kept = core
      .map(({ skill }) => `skill:${skill.id}`)
      .filter((key) => before.steps.some((step) => step.key === key))
    const { result, keys } = await plan((request) => {
      const menu = /<data name="menu">\n(.*)\n/.exec(request.messages.at(-1)?.content ?? '')?.[1] ?? '[]'
      const entries: { id: string; kind: string }[] = JSON.parse(menu)
      const order = entries.filter(({ kind }) => kind !== 'fixed').map(({ id }) => id)
      return JSON.stringify({ order, descriptions: [] })
    })
    expect(result.engine).toBe('model')
    expect(keys).toEqual(expect.arrayContaining(kept))
    const reversed = await plan((request) => JSON.stringify(answerTo(request, { reversed: true })))
    expect(reversed.result.engine).toBe('model')
    expect(planIssues(reversed.result.value, emptyProfile)).toEqual([])
    expect(reversed.keys).not.toEqual(keys)
  })

  it('takes a description in the learner’s own terms, and none with other names, numbers or links', async () => {
    const first = async (text: string) => {
      const { result } = await plan(() => JSON.stringify({ order: [], descriptions: [{ step: 's1', text }] }))
      return result.value.steps[0]?.description
    }
    const own = (await base).value.steps[0]?.description ?? ''
    const good = `${own} You want to work at Zoho, and it begins here.`
    expect(await first(good)).toBe(good)
    for (const wrong of [
      ' Earn 900 more.',
      ' Google will hire you.',
      ' See zoho.com/jobs.',
      ' <b>Now</b>.',
      ' Mail hr@zoho.',
      ' x'.repeat(200),
    ])
      expect(await first(own + wrong)).toBe(own)
  })

  it('is asked for once more with what was wrong, and not a third time', async () => {
    const { result, requests } = await plan(() => '{"order": ["s901"], "descriptions": []}')
    expect(result).toMatchObject({ engine: 'embedded', fallbackReason: 'invalid' })
    expect(requests).toHaveLength(2)
    expect(requests[1]?.messages.at(-1)?.content).toContain('Your last answer could not be used')
  })
})

describe('a reading of a model', () => {
  const texts = {
    ...emptyProfile,
    experience: 'I kept the shop in Excel for years. Git only in a video. I have ADHD and lose track.',
    shortTermGoals: 'Something with data. By summer 2027.',
  }
  const read = (form: object, given = texts) => {
    const { model, requests } = mockModel(() => JSON.stringify({ skills: [], limits: [], ...form }))
    const context = { today: '2026-11-28', helpCountry: null }
    return advisorOver(model)
      .read(given, context, { budget: createTestBudget() })
      .then(({ engine, value }) => ({ engine, value, requests }))
  }

  it('is taken where the words say it letter by letter, and corrects what the plan would read', async () => {
    const { engine, value } = await read({
      skills: [
        { name: 'Excel', says: 'knows', level: 'work', quote: 'I kept the shop in Excel for years' },
        { name: 'Git', says: 'lacks', level: null, quote: 'Git only in a video' },
      ],
      finishBy: { until: '2027-08-31', quote: 'By summer 2027' },
    })
    expect(engine).toBe('model')
    expect(value.known.map(({ id, level }) => [id, level])).toContainEqual(['spreadsheets', 'work'])
    expect(value.denied.map(({ id }) => id)).toEqual(['git'])
    expect(value.finishBy).toEqual({ until: '2027-08-31', quote: 'By summer 2027' })
  })

  it.each([
    ['an invented quote', { name: 'Python', says: 'knows', level: 'work', quote: 'five years of Python' }],
    ['a guess', { name: 'Python', says: 'knows', level: 'work', quote: 'Something with data' }],
    ['words about health', { name: 'Git', says: 'lacks', level: null, quote: 'I have ADHD and lose track.' }],
  ])('leaves out %s', async (_, statement) => {
    const { value } = await read({ skills: [statement] })
    const base = await createEmbeddedAdvisor().read(texts, { today: '2026-11-28', helpCountry: null })
    expect(value).toEqual(base.value)
  })

  it('is asked for without what is said of health, and not at all where someone may be in danger', async () => {
    const { requests } = await read({})
    expect(JSON.stringify(requests)).not.toContain('ADHD')
    const danger = await read({}, { ...texts, longTermGoals: 'I want to end my life' })
    expect([danger.requests, danger.value.help]).toEqual([[], expect.any(Array)])
  })
})

describe('links of a model', () => {
  const course = (id: number, more: Partial<CatalogueCourse> = {}): CatalogueCourse => ({
    id,
    title: 'SQL for beginners',
    description: '',
    weeks: 4,
    price: 3000,
    language: 'en',
    ...more,
  })
  const steps = ['a', 'b', 'c', 'd'].map(
    (letter, index): StepDraft => ({
      id: index + 1,
      key: `step:${letter}`,
      section: '',
      label: 'Query data',
      description: '',
      hours: 10,
      milestone: false,
      details: '',
      skills: ['sql'],
    }),
  )
  const link = async (
    courses: CatalogueCourse[],
    picks: Record<string, string>,
    studyLanguage: 'English' | 'Tamil' = 'English',
  ) => {
    const { model, requests } = mockModel(() => JSON.stringify(picks))
    const preferences = { studyLanguage, budget: 'Up to ₹5,000' as const }
    const result = await advisorOver(model).link(steps, indexCourses(courses), preferences, {
      budget: createTestBudget(),
    })
    return { ...result, ids: result.value.map(({ courseId }) => courseId), requests }
  }

  it('follow its choice, but not over the budget and not for a third step', async () => {
    const all = await link([course(1), course(2)], { s1: 'c2', s2: 'c2', s3: 'c2', s4: 'none' })
    expect(all.engine).toBe('model')
    expect(all.ids).toEqual([2, 2, null, null])
    expect(all.value[0]?.reason).toMatchObject({ code: 'teaches_in_title', otherLanguage: false })
    const dear = await link([course(1), course(2)], { s1: 'c1', s2: 'c2', s3: 'none', s4: 'none' })
    expect(dear.ids).toEqual([1, 1, null, null])
  })

  it('choose only among courses in the study language where there are any', async () => {
    const picks = { s1: 'c1', s2: 'c1', s3: 'c1', s4: 'c1' }
    const { engine, fallbackReason, ids } = await link([course(1), course(2, { language: 'ta' })], picks, 'Tamil')
    expect([engine, fallbackReason]).toEqual(['embedded', 'invalid'])
    expect(ids.slice(0, 2)).toEqual([2, 2])
  })

  it('need no model where there is nothing to choose from', async () => {
    const { engine, fallbackReason, requests } = await link([], {})
    expect([engine, fallbackReason, requests.length]).toEqual(['embedded', undefined, 0])
  })
})

describe('the way to the model', () => {
  const failing = (statusCode: number, headers: Record<string, string> = {}) =>
    mockModel(
      () => new APICallError({ message: '', url: '', requestBodyValues: {}, statusCode, responseHeaders: headers }),
    )
  const ask = (advisor: Advisor, more: CallOptions = {}) =>
    advisor.plan(emptyProfile, 'qa-engineer', { locale: 'en' }, { budget: createTestBudget(), ...more })

  it.each([
    [401, 1],
    [403, 1],
    [400, 1],
    [429, 2],
    [500, 2],
  ])('after a %i makes %i calls in all, which cost nothing', async (status, calls) => {
    const { model, requests } = failing(status)
    const budget = createTestBudget()
    const failures: unknown[] = []
    const result = await ask(advisorOver(model, { onFailure: (failure) => failures.push(failure) }), { budget })
    expect(result).toMatchObject({ engine: 'embedded', fallbackReason: 'http' })
    expect([requests.length, budget.used(), budget.open()]).toEqual([calls, 0, 0])
    expect(failures).toEqual([{ question: 'plan', reason: 'http', status, calls }])
  })

  it('does not wait for an endpoint that wants to be left alone for long', async () => {
    const { model, requests } = failing(429, { 'retry-after': '30' })
    expect(await ask(advisorOver(model))).toMatchObject({ fallbackReason: 'http' })
    expect(requests).toHaveLength(1)
  })

  it('is left alone for two minutes after five failures within one, then tried by one question', async () => {
    let time = 0
    let isUp = false
    const { model, requests } = mockModel((request) =>
      isUp
        ? JSON.stringify(answerTo(request))
        : new APICallError({ message: '', url: '', requestBodyValues: {}, statusCode: 401 }),
    )
    const advisor = advisorOver(model, { now: () => time })
    for (let count = 0; count < 5; count += 1) expect(await ask(advisor)).toMatchObject({ fallbackReason: 'http' })
    expect(await ask(advisor)).toMatchObject({ engine: 'embedded', fallbackReason: 'paused' })
    expect(requests).toHaveLength(5)
    time += 120_000
    expect(await ask(advisor)).toMatchObject({ fallbackReason: 'http' })
    expect(await ask(advisor)).toMatchObject({ fallbackReason: 'paused' })
    time += 120_000
    isUp = true
    expect(await ask(advisor)).toMatchObject({ engine: 'model' })
    expect((await ask(advisor)).engine).toBe('model')
    expect(requests).toHaveLength(7)
  })

  it('is not gone twice for the same question', async () => {
    const { model, requests } = mockModel()
    const advisor = advisorOver(model)
    const [first, second] = [await ask(advisor), await ask(advisor)]
    expect(second).toEqual(first)
    await ask(advisor, { budget: createTestBudget(0) })
    expect(requests).toHaveLength(1)
    await advisor.plan(
      { ...emptyProfile, experience: 'I know Python.' },
      'qa-engineer',
      { locale: 'en' },
      { budget: createTestBudget() },
    )
    expect(requests).toHaveLength(2)
  })

  it('ends at the deadline, also where the model does not listen to it', async () => {
    const model = new MockLanguageModelV4({ doStream: () => new Promise(() => undefined) })
    const budget = createTestBudget()
    const result = await ask(advisorOver(model), { budget, deadlineMilliseconds: 20 })
    expect(result).toMatchObject({ engine: 'embedded', fallbackReason: 'timeout' })
    expect(budget.open()).toBe(0)
    expect(budget.used()).toBeGreaterThan(0)
  })

  it('lets so many questions through at once, some wait, and the rest are answered without', async () => {
    let most = 0
    let now = 0
    const { model } = mockModel()
    const counted = new MockLanguageModelV4({
      doStream: async (options) => {
        now += 1
        most = Math.max(most, now)
        const result = await model.doStream(options)
        await Promise.resolve()
        now -= 1
        return result
      },
    })
    const advisor = advisorOver(counted, { callsAtOnce: 1 })
    const careers = [
      'qa-engineer',
      'backend-developer',
      'data-scientist',
      'cloud-engineer',
      'devops-engineer',
      'product-manager',
    ] as const
    const results = await Promise.all(
      careers.map((career) => advisor.plan(emptyProfile, career, { locale: 'en' }, { budget: createTestBudget() })),
    )
    expect(most).toBe(1)
    expect(results.map(({ engine }) => engine)).toEqual(['model', 'model', 'model', 'model', 'model', 'embedded'])
    expect(results.at(-1)?.fallbackReason).toBe('paused')
  })
})

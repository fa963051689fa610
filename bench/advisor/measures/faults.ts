import type { AdvisorProfile, CatalogueCourse } from '@milepost/advisor'
import { createEmbeddedAdvisor, indexCourses } from '@milepost/advisor'
import {
  anyCatalogue,
  anyProfile,
  chatContext,
  chatIssues,
  createModelAdvisor,
  createTestBudget,
  fakeModes,
  linkIssues,
  planIssues,
  startFakeLanguageModel,
  unknownKeys,
} from '@milepost/advisor/testing'
import { careerIds } from '@milepost/contract/careers/limits'
import { openLanguageModel } from '@milepost/server/src/integrations/language-model/language-model.ts'
import * as fc from 'fast-check'
import { type BenchFigure, type BenchRow, type BenchRun, mean, share, zero } from '../rows.ts'

const seed = 20261121
const embedded = createEmbeddedAdvisor()

interface FaultCounts {
  /** Whether each question's answer is valid. */
  readonly valid: readonly boolean[]
  readonly unknown: number
  /** Answers of the model rather than the embedded engine. */
  readonly byModel: number
}

interface FaultCase {
  readonly profile: AdvisorProfile
  readonly career: (typeof careerIds)[number]
  readonly courses: readonly CatalogueCourse[]
}

async function tryMode(
  mode: (typeof fakeModes)[number] | 'not there',
  { profile, career, courses }: FaultCase,
): Promise<FaultCounts> {
  const endpoint = await startFakeLanguageModel(mode === 'not there' ? 'good' : mode)
  if (mode === 'not there') await endpoint.close()
  const settings = {
    provider: 'openai-compatible',
    baseUrl: endpoint.baseUrl,
    model: 'fake',
    apiKey: 'secret',
  } as const
  const milliseconds = mode === 'hang' || mode === 'slow drip' ? 100 : 10_000
  const advisor = createModelAdvisor({
    model: await openLanguageModel(settings),
    embedded,
    now: () => performance.now(),
    deadlines: { plan: milliseconds, chat: milliseconds, step: milliseconds },
    retryAfterMilliseconds: 0,
  })
  const index = indexCourses(courses)
  const call = { budget: createTestBudget() }
  const ranking = await advisor.recommend(profile, call)
  const plan = await advisor.plan(profile, career, { locale: 'en' }, call)
  const links = await advisor.link(plan.value.steps, index, profile, call)
  const chat = await advisor.chat([{ sender: 'user', text: 'What is on my roadmap?' }], chatContext(), call)
  if (mode !== 'not there') await endpoint.close()
  const offered = new Set(courses.map(({ id }) => id))
  return {
    valid: [
      ranking.value.ranking.length === careerIds.length,
      planIssues(plan.value, profile).length === 0,
      linkIssues(links.value, plan.value.steps, courses, index, profile).length === 0,
      chatIssues(chat.value).length === 0,
    ],
    unknown:
      unknownKeys(plan.value).length +
      links.value.filter(({ courseId }) => courseId !== null && !offered.has(courseId)).length,
    byModel: [plan, links, chat].filter(({ engine }) => engine === 'model').length,
  }
}

async function measure({ short }: BenchRun): Promise<BenchFigure[]> {
  const numRuns = short ? 1 : 5
  const catalogues = fc.sample(anyCatalogue, { numRuns: 50, seed }).sort((a, b) => b.length - a.length)
  const cases = fc.sample(anyProfile, { numRuns, seed }).map((profile, index): FaultCase => {
    return { profile, career: careerIds[index] ?? careerIds[0], courses: catalogues[index] ?? [] }
  })
  const found: FaultCounts[] = []
  let obeyed = 0
  for (const mode of [...fakeModes, 'not there'] as const) {
    for (const one of cases) {
      const result = await tryMode(mode, one)
      if (mode === 'good') obeyed += result.byModel
      found.push(result)
    }
  }
  // If even an obedient model is never used, the other figures prove nothing.
  if (obeyed < 2 * cases.length) throw new Error('the model is not asked: the faults prove nothing')
  return [
    share('valid', mean(found.flatMap(({ valid }) => valid.map((one) => (one ? 1 : 0))))),
    zero(
      'unknown ids',
      found.reduce((sum, { unknown }) => sum + unknown, 0),
    ),
  ]
}

export const faultRows: readonly BenchRow[] = [
  {
    name: 'language-model faults that still end in a valid answer',
    author: 'no set',
    prototype: '11 of 11',
    goal: 'all, and no unknown id',
    meets: { valid: { atLeast: 1 }, 'unknown ids': { atMost: 0 } },
    measure,
  },
]

import { createEmbeddedAdvisor } from '@milepost/advisor'
import {
  createModelAdvisor,
  createTestBudget,
  emptyProfile,
  type FakeMode,
  fakeModes,
  startFakeLanguageModel,
} from '@milepost/advisor/testing'
import { describeAdvisor, type SuiteOptions } from '@milepost/advisor/testing/suite'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { type LanguageModelSettings, openLanguageModel } from '#integrations/language-model/language-model.ts'
import { buildTestApp } from './build-test-app.ts'

const embedded = createEmbeddedAdvisor()
const now = () => performance.now()

async function advisorOver(settings: Partial<LanguageModelSettings>, milliseconds: number) {
  const model = await openLanguageModel({
    provider: 'openai-compatible',
    baseUrl: undefined,
    model: 'fake',
    apiKey: 'secret',
    ...settings,
  })
  return createModelAdvisor({
    model,
    embedded,
    now,
    retryAfterMilliseconds: 0,
    deadlines: { plan: milliseconds, chat: milliseconds, step: milliseconds },
  })
}

const wellMeant: readonly FakeMode[] = [
  'good',
  'fenced',
  'prose around JSON',
  'unknown ids once',
  'prerequisites reversed',
]
const reasonOf: Partial<Record<FakeMode, 'timeout' | 'http' | 'invalid' | 'refused'>> = {
  garbage: 'invalid',
  empty: 'invalid',
  refusal: 'refused',
  'unknown ids always': 'invalid',
  'slow drip': 'timeout',
  hang: 'timeout',
  reset: 'http',
  redirect: 'http',
  'wrong content type': 'http',
  '400': 'http',
  '401': 'http',
  '429': 'http',
  '500 always': 'http',
}

function expectedOf(mode: FakeMode): Pick<SuiteOptions, 'expected'> {
  const reason = reasonOf[mode]
  if (wellMeant.includes(mode)) return { expected: { engine: 'model' } }
  return reason === undefined ? {} : { expected: { engine: 'embedded', reasons: [reason] } }
}

for (const mode of fakeModes) {
  // Only cases that reach the deadline need a short one; others would hide a wait that should not happen.
  const milliseconds = ['hang', 'slow drip'].includes(mode) ? 150 : 10_000
  const make = async () => {
    const endpoint = await startFakeLanguageModel(mode)
    const advisor = await advisorOver({ baseUrl: endpoint.baseUrl }, milliseconds)
    return { advisor, close: () => endpoint.close() }
  }
  describeAdvisor(`the model advisor over an endpoint that answers: ${mode}`, make, { runs: 3, ...expectedOf(mode) })
}

describeAdvisor(
  'the model advisor over an endpoint that is not there',
  async () => {
    const endpoint = await startFakeLanguageModel()
    await endpoint.close()
    return { advisor: await advisorOver({ baseUrl: endpoint.baseUrl }, 10_000) }
  },
  { runs: 3, expected: { engine: 'embedded', reasons: ['http'] } },
)

test('the product asks the endpoint of its settings, and logs faults without key, prompt or answer', async () => {
  const endpoint = await startFakeLanguageModel()
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: endpoint.baseUrl,
    AI_MODEL: 'fake',
    AI_API_KEY: 'a-very-secret-key',
    LOG_LEVEL: 'trace',
  }
  const product = await buildTestApp({ environment })
  try {
    const { advisor } = product.dependencies
    const ask = (experience: string) =>
      advisor.plan({ ...emptyProfile, experience }, 'qa-engineer', { locale: 'en' }, { budget: createTestBudget() })
    expect(await ask('I wrote private words.')).toMatchObject({ engine: 'model' })
    endpoint.setMode('401')
    expect(await ask('I wrote other private words.')).toMatchObject({ engine: 'embedded', fallbackReason: 'http' })
    const logged = product.logged.join('\n')
    expect(logged).toContain('"fault":{"question":"plan","reason":"http","status":401,"calls":1}')
    for (const secret of ['a-very-secret-key', 'private words', 'this is a 401']) expect(logged).not.toContain(secret)
  } finally {
    await product.close()
    await endpoint.close()
  }
})

// A real endpoint, if the test run's environment names one and enables it.
const { languageModel: real } = process.env['AI_TEST_REAL'] === '1' ? readConfig(process.env) : { languageModel: null }
if (real !== null) {
  const make = async () => ({ advisor: await advisorOver(real, real.deadlines.plan) })
  describeAdvisor('the model advisor over the endpoint of the environment', make, { runs: 2 })
}

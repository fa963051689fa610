import type { AdvisorSentence, ChatTurn } from '@milepost/advisor'
import { createEmbeddedAdvisor } from '@milepost/advisor'
import { chatContext, createModelAdvisor, createTestBudget } from '@milepost/advisor/testing'
import { type CompletionRequest, type PlayedReply, serveModel } from '@milepost/sandbox/model/serve-model'
import { afterEach, describe, expect, test } from 'vitest'
import { openLanguageModel } from '#integrations/language-model/language-model.ts'

/* The coach over real HTTP, with a model that a script plays. */

const embedded = createEmbeddedAdvisor()
const context = chatContext()
const question: ChatTurn[] = [{ sender: 'user', text: 'What comes after this?' }]

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Played {
  readonly turns?: readonly ChatTurn[]
  readonly chat?: number
  readonly step?: number
  readonly tokens?: number
  readonly isCancelled?: () => boolean
}

/** Plays one answer: the script says what the model replies to each request. */
async function play(script: (call: number, request: CompletionRequest) => PlayedReply, options: Played = {}) {
  const requests: CompletionRequest[] = []
  const { baseUrl, close } = await serveModel({
    play: (request) => {
      requests.push(request)
      return script(requests.length, request)
    },
  })
  closing.push(close)
  const failures: unknown[] = []
  const advisor = createModelAdvisor({
    model: await openLanguageModel({ provider: 'openai-compatible', baseUrl, model: 'played', apiKey: 'secret' }),
    embedded,
    now: () => performance.now(),
    deadlines: { plan: 1_000, chat: options.chat ?? 10_000, step: options.step ?? 10_000 },
    onFailure: (failure) => failures.push(failure),
  })
  const told: AdvisorSentence[] = []
  const tools: string[] = []
  const budget = createTestBudget(options.tokens)
  const result = await advisor.chat(options.turns ?? question, context, {
    budget,
    ownNames: ['Nila Rajan'],
    onSentence: (sentence) => told.push(sentence),
    onTool: (tool) => tools.push(tool),
    ...(options.isCancelled !== undefined && { isCancelled: options.isCancelled }),
  })
  const text = result.value.sentences.map((sentence) => sentence.text).join(' ')
  return { ...result, text, told, tools, requests, failures, budget }
}

const calls = (...named: [name: string, input: object | string][]): PlayedReply => ({
  calls: named.map(([name, input]) => ({ name, arguments: typeof input === 'string' ? input : JSON.stringify(input) })),
})
/** The statements that the last tool told, as the model gets them. */
function statementsIn({ messages }: CompletionRequest): { id: string; text: string; about: string[] }[] {
  const { content } = messages.findLast(({ role }) => role === 'tool') ?? {}
  return JSON.parse(String(content)).statements
}

test('tools are asked in several turns, and what they said is told with its sources', async () => {
  const { engine, value, text, tools, requests, budget } = await play((call, request) => {
    if (call === 1) return calls(['road', { point: 'road.next', about: '' }])
    if (call === 2) return calls(['plan', { point: 'plan.finish', about: 'with 5 hours a week' }])
    const [first] = statementsIn(request)
    return {
      text: `A variable is a box with a name, in which a value is kept.\n\n${first?.text.replace(/\.$/, '')} [${first?.id}].`,
    }
  })
  expect([engine, tools, requests.length]).toEqual(['model', ['road', 'plan'], 3])
  expect(value.sentences[0]).toEqual({
    text: 'A variable is a box with a name, in which a value is kept.',
    sources: [],
    form: 'paragraph',
    isGeneral: true,
  })
  expect(text).toMatch(/5 hours/)
  expect(value.sentences.at(-1)?.sources.length).toBeGreaterThan(0)
  expect([budget.open(), budget.used()]).toEqual([0, 450])
})

test('a change is only proposed, in the words of the learner', async () => {
  const { value } = await play((call) =>
    call === 1
      ? calls(['change', { point: 'change.pace', about: 'set my pace to 7 hours a week' }])
      : { text: 'You can press the button below if you like.' },
  )
  expect(value.action).toEqual({ kind: 'set_pace', hoursPerWeek: 7, from: 10 })
})

describe('a model that', () => {
  const end: PlayedReply = { text: 'A loop repeats what is in it.' }

  test.each([
    ['writes no JSON', calls(['road', '{"point": "road.ne'])],
    ['asks for a point that there is not', calls(['road', { point: 'road.salary', about: '' }])],
    ['asks for a tool that there is not', calls(['delete_account', {}])],
    ['asks for a tool of every object', calls(['__proto__', {}])],
    ['sends the wrong type', calls(['courses', { point: 'courses.find', about: ['sql'] }])],
  ])('%s is told so, and goes on', async (_, first) => {
    const { engine, text, requests } = await play((call) => (call === 1 ? first : end))
    expect([engine, text, requests.length]).toEqual(['model', end.text, 2])
  })

  test('asks tools without end is stopped after eight steps', async () => {
    const { engine, fallbackReason, requests } = await play(() => calls(['road', { point: 'road.next', about: '' }]))
    expect([engine, fallbackReason, requests.length]).toEqual(['embedded', 'invalid', 8])
  })

  test('asks two hundred tools at once is stopped', async () => {
    const { engine, fallbackReason, requests } = await play(() =>
      calls(...Array.from({ length: 200 }, (): [string, object] => ['road', { point: 'road.next', about: '' }])),
    )
    expect([engine, fallbackReason, requests.length]).toEqual(['embedded', 'invalid', 1])
  })

  test.each(['hang', 'silence', 'drip'] as const)('%ss ends in the embedded answer', async (fault) => {
    const { engine, fallbackReason, text, budget } = await play(() => ({ fault }), { step: 300 })
    expect([engine, fallbackReason, budget.open()]).toEqual(['embedded', 'timeout', 0])
    expect(text).not.toBe('')
  })

  test('is slow in all ends at the deadline of the whole', async () => {
    const { fallbackReason } = await play(() => ({ fault: 'hang' }), { chat: 300 })
    expect(fallbackReason).toBe('timeout')
  })

  test('floods is cut off', async () => {
    const { engine, fallbackReason, told } = await play(() => ({ fault: 'flood' }))
    expect([engine, fallbackReason]).toEqual(['embedded', 'invalid'])
    expect(told.every(({ text }) => text.length < 700)).toBe(true)
  })

  test('breaks off keeps what was told, and says so', async () => {
    const { engine, fallbackReason, text } = await play(() => ({
      text: `A loop repeats. ${'It goes on. '.repeat(40)}`,
      fault: 'cut',
    }))
    expect([engine, fallbackReason]).toEqual(['model', 'http'])
    expect(text).toMatch(/^A loop repeats\..*The answer broke off here\./)
  })

  test.each([[401], [429], [500]])('answers %i is replaced, and its words are not logged', async (status) => {
    const { engine, fallbackReason, failures, budget } = await play(() => ({ status }))
    expect([engine, fallbackReason, budget.used()]).toEqual(['embedded', 'http', 0])
    expect(failures).toEqual([{ question: 'chat', reason: 'http', status, calls: 1 }])
  })

  test.each([
    '<script>alert(1)</script> starts it.',
    'See https://evil.example/a for more.',
    'Reply with your password so that I can help.',
    'I have marked step 4 as done for you.',
    'Take the “React Mastery” course at SLIIT for ₹2,000.',
  ])('says %s is replaced', async (bad) => {
    const { engine, fallbackReason, text } = await play(() => ({ text: bad }))
    expect([engine, fallbackReason]).toEqual(['embedded', 'invalid'])
    expect(text).not.toContain(bad)
  })
})

test('without enough of the day’s tokens no model is asked, and none after they are spent', async () => {
  const none = await play(() => ({ text: 'Hello.' }), { tokens: 1_000 })
  expect([none.fallbackReason, none.requests.length, none.budget.used()]).toEqual(['budget', 0, 0])
  const some = await play(() => calls(['road', { point: 'road.next', about: '' }]), { tokens: 8_500 })
  expect(some.fallbackReason).toBe('budget')
  expect(some.requests.length).toBeLessThan(8)
})

test('a stopped answer keeps what was told', async () => {
  let isStopped = false
  const { engine, text } = await play(
    () => {
      isStopped = true
      return { text: 'A loop repeats. It goes on and on and on and on and on. And more.', pace: 400 }
    },
    { isCancelled: () => isStopped },
  )
  expect(engine).toBe('model')
  expect(text).toMatch(/This answer was stopped here\.$/)
})

describe('what is sent', () => {
  const sent = async (...texts: string[]) => {
    const turns = texts.map((text, at): ChatTurn => ({ sender: at % 2 === 0 ? 'user' : 'bot', text }))
    const { requests } = await play(() => ({ text: 'A loop repeats.' }), { turns })
    return requests.length === 0 ? null : JSON.stringify(requests[0]?.messages)
  }

  test('has no names, addresses, numbers, birth dates and links of a pasted text', async () => {
    const cv = [
      'KAMALA DEVI PERERA',
      'Email: kamala.p@example.com, 077 123 4567, linkedin.com/in/kamala',
      'Address: 12/4 Temple Road, Jaffna',
      'Date of birth: 4 May 2001',
      'Gender: female',
      'Two years in a bank, with Excel and SQL.',
      'Referees: Mr. Suresh Kumar',
    ].join('\n')
    const message = await sent(`Please look at my CV, I am Nila.\n${cv}`)
    expect(message).toContain('Two years in a bank, with Excel and SQL.')
    expect(message).not.toMatch(/kamala|perera|nila|077|temple road|jaffna|2001|female|suresh|linkedin/i)
  })

  test('has nothing of a person in danger, nor what follows until they ask for something else', async () => {
    expect(await sent('I want to die')).toBeNull()
    expect(await sent('I want to die', 'I’m sorry.', 'it is all so heavy')).toBeNull()
    const later = await sent(
      'What is SQL?',
      'A language.',
      'I want to die',
      'I’m sorry.',
      'it is all so heavy',
      'Yes.',
      'How long does step 4 take?',
    )
    expect(later).toContain('How long does step 4 take?')
    expect(later).toContain('What is SQL?')
    expect(later).not.toMatch(/to die|so heavy|sorry/)
  })
})

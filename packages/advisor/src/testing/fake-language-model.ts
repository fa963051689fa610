import { type ModelFault, type PlayedReply, serveModel } from '@milepost/sandbox/model/serve-model'
import { answerTo, type ModelRequest, obedientText, unknownIds, withTexts } from '#testing/obedient-answers.ts'

/** How the endpoint behaves. 'good' chooses valid ids from the menu it is sent. */
export const fakeModes = [
  'good',
  'fenced',
  'prose around JSON',
  'garbage',
  'truncated JSON',
  'empty',
  'refusal',
  'unknown ids once',
  'unknown ids always',
  'prerequisites reversed',
  'prompt leak',
  'markup and links',
  'huge',
  'slow drip',
  'hang',
  'cut stream',
  'reset',
  'redirect',
  'wrong content type',
  '400',
  '401',
  '429',
  '500 once',
  '500 always',
] as const
export type FakeMode = (typeof fakeModes)[number]

export interface FakeLanguageModel {
  /** What AI_BASE_URL takes. */
  readonly baseUrl: string
  /** Bodies of the requests since the mode was set. */
  readonly requests: readonly string[]
  setMode(mode: FakeMode): void
  /** Milliseconds between the parts of a stream, 0 at first. */
  setPace(milliseconds: number): void
  close(): Promise<void>
}

const payloads = [
  '<script>alert(1)</script> Start with this step.',
  'See [the guide](https://evil.example/guide) first.',
  '![x](https://evil.example/p.png?secret=1) Start here.',
  'Go to javascript:alert(1) now.',
  'Write to tutor@evil.example for the answers.',
  'Call +94 77 123 4567 today.',
  'Visit www.evil.example for more.',
  'Start \u202Ehere\u202C with the step.',
]

const faults: Partial<Record<FakeMode, ModelFault>> = {
  hang: 'hang',
  'slow drip': 'drip',
  huge: 'flood',
  'cut stream': 'cut',
  reset: 'reset',
  redirect: 'redirect',
  'wrong content type': 'web page',
}

/**
 * Starts a language model on this machine that obeys, or fails in a way of ours.
 *
 * @param mode - How it behaves at first.
 * @returns The endpoint.
 */
export async function startFakeLanguageModel(mode: FakeMode = 'good'): Promise<FakeLanguageModel> {
  const state = { mode, pace: 0, requests: [] as string[] }
  const played = await serveModel({
    play: (_, body) => {
      state.requests.push(body)
      return { ...replyOf(state.mode, state.requests.length === 1, JSON.parse(body)), pace: state.pace }
    },
  })
  return {
    ...played,
    get requests() {
      return state.requests
    },
    setMode: (next) => {
      state.mode = next
      state.requests = []
    },
    setPace: (milliseconds) => {
      state.pace = milliseconds
    },
  }
}

function replyOf(mode: FakeMode, isFirst: boolean, asked: ModelRequest): PlayedReply {
  const status = mode === '500 always' || (mode === '500 once' && isFirst) ? 500 : Number(mode)
  if (Number.isInteger(status)) return { status, ...(status === 429 && { headers: { 'retry-after': '30' } }) }
  const fault = faults[mode]
  const text = asked.tools === undefined ? contentOf(mode, isFirst, asked) : saidTo(mode, asked)
  return { text, ...(fault !== undefined && { fault }), ...(mode === 'truncated JSON' && { finish: 'length' }) }
}

/** What it says in a conversation: what the tools have told, or something else. */
function saidTo(mode: FakeMode, asked: ModelRequest): string {
  switch (mode) {
    case 'garbage':
      return '%PDF-1.7 ]]}{{ [s1, s2 \u0000 lorem'
    case 'empty':
      return ''
    case 'refusal':
      return 'I’m sorry, but I can’t help with that.'
    case 'unknown ids always':
      return 'Take the course Unobtainium 9000 [f901].'
    case 'prompt leak':
      return asked.messages.map(({ content }) => content).join(' ')
    case 'markup and links':
      return payloads.join('\n')
    default:
      return obedientText(asked)
  }
}

function contentOf(mode: FakeMode, isFirst: boolean, asked: ModelRequest): string {
  const answer = answerTo(asked, { reversed: mode === 'prerequisites reversed' })
  const json = JSON.stringify(answer)
  switch (mode) {
    case 'fenced':
      return `\`\`\`json\n${json}\n\`\`\``
    case 'prose around JSON':
      return `Sure! Here is what {you} asked for:\n\n${json}\n\nI hope this helps.`
    case 'garbage':
      return '%PDF-1.7 ]]}{{ "order": [s1, s2 \u0000 lorem ipsum dolor sit amet'
    case 'truncated JSON':
      return json.slice(0, Math.floor(json.length * 0.6))
    case 'empty':
      return ''
    case 'refusal':
      return 'I’m sorry, but I can’t help with that.'
    case 'unknown ids once':
      return isFirst ? JSON.stringify(unknownIds(answer)) : json
    case 'unknown ids always':
      return JSON.stringify(unknownIds(answer))
    case 'prompt leak':
      return JSON.stringify(withTexts(answer, () => asked.messages.map(({ content }) => content).join(' ')))
    case 'markup and links':
      return JSON.stringify(withTexts(answer, (index) => payloads[index % payloads.length] ?? ''))
    default:
      return json
  }
}

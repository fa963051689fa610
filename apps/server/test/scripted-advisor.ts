import type {
  Advisor,
  AdvisorReply,
  AdvisorSentence,
  CallOptions,
  ChatContext,
  ChatTurn,
  Result,
} from '@milepost/advisor'
import { createEmbeddedAdvisor } from '@milepost/advisor'

export interface ChatCall {
  readonly turns: readonly ChatTurn[]
  readonly context: ChatContext
  readonly options: CallOptions
}

export type ChatScript = (call: ChatCall) => Promise<Result<AdvisorReply>>

export interface ScriptedAdvisor {
  readonly advisor: Advisor
  /** All chat calls, in order. */
  readonly calls: ChatCall[]
  /** Scripts the next chats; without a script they echo the question. */
  play(script: ChatScript): void
}

/** The embedded advisor with a scripted chat. */
export function scriptAdvisor(): ScriptedAdvisor {
  const calls: ChatCall[] = []
  let current: ChatScript = echo
  return {
    calls,
    play: (script) => {
      current = script
    },
    advisor: {
      ...createEmbeddedAdvisor(),
      chat: (turns, context, options = {}) => {
        const call = { turns, context, options }
        calls.push(call)
        return current(call)
      },
    },
  }
}

/** Repeats the question in one sentence. */
export const echo: ChatScript = async ({ turns }) => answerOf([sentenceOf(`You asked: ${turns.at(-1)?.text}`)])

export function sentenceOf(text: string): AdvisorSentence {
  return { text, sources: [{ kind: 'help', id: 'roadmap', title: 'Your roadmap' }] }
}

export function answerOf(
  sentences: readonly AdvisorSentence[],
  result: Partial<Result<AdvisorReply>> = {},
): Result<AdvisorReply> {
  const value: AdvisorReply = { kind: 'answer', subject: null, sentences, suggestions: ['What comes next?'] }
  return { value, engine: 'embedded', knowledgeVersion: 'test', milliseconds: 0, ...result }
}

/** A promise that a test settles. */
export function gate() {
  return Promise.withResolvers<void>()
}

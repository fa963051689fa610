import type { ChatAction } from '@milepost/contract/chat/schema'
import { isStepCount, type ModelMessage, streamText, ToolChoiceViolationError } from 'ai'
import type { AdvisorSentence, CallOptions, ChatContext, ChatTurn, FallbackReason, TokenBudget } from '#advisor.ts'
import { askTool } from '#assistant/ask-tool.ts'
import { noSubject } from '#assistant/choose.ts'
import { readMessage } from '#assistant/message.ts'
import { currentLanguage } from '#knowledge/language.ts'
import type { ModelClient } from '#model/ask-model.ts'
import { failureOf, refusalPhrase } from '#model/call-model.ts'
import { coachTools } from '#model/coach/coach-tools.ts'
import { coachInstructions } from '#model/coach/instructions.ts'
import { createLedger, type Ledger, referenceOf } from '#model/coach/ledger.ts'
import { withoutPersonalData } from '#model/coach/personal-data.ts'
import { createReply } from '#model/coach/reply.ts'
import { dataBlock, tokensOf } from '#model/prompt-data.ts'

/** How many turns of the conversation are sent, and how much of each but the last. */
const maxTurns = 12
const maxTurnLength = 1_200
const maxLastLength = 4_000
const maxSteps = 8
const maxToolCalls = 24
const maxOutputTokens = 1_500
/** Of text, arguments and thoughts together. More comes from an endpoint that ignores its limits. */
const maxCharacters = 40_000
/** The tools as they are sent, in tokens. Counted in advance, because each step sends everything again. */
const tokensOfTools = 4_000
const pollInterval = 200

export interface CoachOptions extends CallOptions {
  readonly budget: TokenBudget
  /** Milliseconds for the whole answer, and for each call of the model. */
  readonly deadlines: { readonly chat: number; readonly step: number }
}

export interface Coached {
  readonly sentences: readonly AdvisorSentence[]
  readonly action: ChatAction | undefined
  /** Why it is not whole, or not there. */
  readonly failed: FallbackReason | 'cancelled' | undefined
}

type AnswerEnd = FallbackReason | 'cancelled'

/** The learner's road in short, so that a greeting needs no tool. */
async function roadInShort(context: ChatContext, ledger: Ledger): Promise<string> {
  if (context.roadmap === null) return 'The learner has no roadmap yet.'
  const asked = { message: readMessage(''), subject: noSubject }
  const answers = await Promise.all(['road.overview', 'road.progress'].map((id) => askTool(id, asked, context)))
  const statements = ledger.add(answers.flatMap(({ sentences }) => sentences))
  return dataBlock(
    'road',
    statements.map(({ id, text, sources }) => ({ id, text, about: sources.map(referenceOf) })),
  )
}

function messagesOf(turns: readonly ChatTurn[], intro: string, ownNames: readonly string[]): ModelMessage[] {
  const told = turns.slice(-maxTurns).map(({ sender, text }, at, all): ModelMessage => {
    const isLast = at === all.length - 1
    const content = withoutPersonalData(text, ownNames)
      .slice(0, isLast ? maxLastLength : maxTurnLength)
      .toWellFormed()
    return sender === 'user' ? { role: 'user', content } : { role: 'assistant', content }
  })
  return [{ role: 'user', content: intro }, ...told]
}

/** Reserves tokens for each call before it is made, and settles what it has used. */
function createSpending(budget: TokenBudget) {
  let reserved = 0
  let heard = 0
  let asked = 0
  const settle = async (used: number | undefined) => {
    if (reserved > 0) await budget.settle(reserved, used ?? asked + heard).catch(() => undefined)
    reserved = 0
    heard = 0
  }
  return {
    reserve: async (messages: readonly ModelMessage[]): Promise<boolean> => {
      await settle(undefined)
      asked = tokensOf(coachInstructions(currentLanguage())) + tokensOfTools + tokensOf(JSON.stringify(messages))
      const wanted = asked + maxOutputTokens
      if (!(await budget.reserve(wanted).catch(() => false))) return false
      reserved = wanted
      return true
    },
    hear: (text: string) => {
      heard += tokensOf(text)
    },
    settle,
  }
}

/** Ends an answer: at its deadlines, when the learner has left, or for what the model does. */
function createWatch({ deadlines, isCancelled }: CoachOptions) {
  const controller = new AbortController()
  let reason: AnswerEnd | undefined
  const end = (why: AnswerEnd) => {
    reason ??= why
    controller.abort(new Error(why))
  }
  const whole = setTimeout(() => end('timeout'), deadlines.chat)
  const poll = setInterval(() => isCancelled?.() && end('cancelled'), pollInterval)
  let step: ReturnType<typeof setTimeout> | undefined
  return {
    signal: controller.signal,
    end,
    reason: () => reason,
    beginStep: () => {
      clearTimeout(step)
      step = setTimeout(() => end('timeout'), deadlines.step)
    },
    stop: () => {
      clearTimeout(whole)
      clearTimeout(step)
      clearInterval(poll)
      // Ends what is still under way.
      controller.abort(new Error('over'))
    },
  }
}

/**
 * Lets a language model lead the conversation, with the assistant's tools. Each piece of its reply is shown once it is checked.
 *
 * @param client - The model and its circuit breaker.
 * @param turns - The conversation, the question last, without messages of people in danger.
 * @param context - What tools may read.
 * @param options - The budget, the deadlines, and who hears what is shown.
 * @returns What was shown. It never throws.
 */
export async function coach(
  client: ModelClient,
  turns: readonly ChatTurn[],
  context: ChatContext,
  options: CoachOptions,
): Promise<Coached> {
  const watch = createWatch(options)
  const permit = await client.breaker.enter(watch.signal)
  if (permit === null) {
    watch.stop()
    return { sentences: [], action: undefined, failed: watch.reason() ?? 'paused' }
  }
  const ledger = createLedger()
  const learnerTexts = turns.filter(({ sender }) => sender === 'user').map(({ text }) => text)
  const reply = createReply(ledger, learnerTexts, options.onSentence)
  const spending = createSpending(options.budget)
  let action: ChatAction | undefined
  let status: number | null = null
  let steps = 0

  const run = async (): Promise<AnswerEnd | undefined> => {
    const tools = coachTools({
      context,
      ledger,
      onTool: (tool) => options.onTool?.(tool),
      onAction: (proposed) => {
        action = proposed
      },
    })
    const { fullStream } = streamText({
      model: client.model,
      instructions: coachInstructions(currentLanguage()),
      messages: messagesOf(
        turns,
        `Today is ${context.today}.\n${await roadInShort(context, ledger)}`,
        options.ownNames ?? [],
      ),
      tools,
      stopWhen: isStepCount(maxSteps),
      toolCallConcurrency: 2,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: watch.signal,
      prepareStep: async ({ stepNumber, messages }) => {
        steps = stepNumber + 1
        watch.beginStep()
        if (!(await spending.reserve(messages))) watch.end('budget')
        return stepNumber === maxSteps - 1 ? { toolChoice: 'none' } : {}
      },
      // The error comes as a part of the stream too; without this it would also be printed.
      onError: () => undefined,
    })
    let characters = 0
    let calls = 0
    let isFiltered = false
    const count = (text: string) => {
      characters += text.length
      spending.hear(text)
      if (characters > maxCharacters) watch.end('invalid')
    }
    for await (const part of fullStream) {
      if (watch.signal.aborted) break
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') break
      if (part.type === 'tool-input-delta') count(part.delta)
      if (part.type === 'reasoning-delta') count(part.text)
      if (part.type === 'text-delta') {
        count(part.text)
        reply.hear(part.text)
      }
      if (part.type === 'tool-call') calls += 1
      if (calls > maxToolCalls) watch.end('invalid')
      if (part.type === 'finish-step') {
        reply.end()
        permit.answered()
        await spending.settle(part.usage.totalTokens)
        isFiltered = part.finishReason === 'content-filter'
      }
      if (reply.isUnfit()) watch.end('invalid')
    }
    const ended = watch.reason()
    if (ended !== undefined) return ended
    const [first, ...others] = reply.sentences()
    if (first === undefined) return isFiltered ? 'refused' : 'invalid'
    return others.length === 0 && refusalPhrase.test(first.text) ? 'refused' : undefined
  }

  const aborted = new Promise<AnswerEnd>((resolve) => {
    watch.signal.addEventListener('abort', () => resolve(watch.reason() ?? 'timeout'), { once: true })
  })
  const failed = await Promise.race([
    run().catch((error: unknown): AnswerEnd => {
      const known = watch.reason()
      if (known !== undefined) return known
      // What the model does wrong says nothing of the endpoint: otherwise one learner could pause it for all.
      if (ToolChoiceViolationError.isInstance(error)) return 'invalid'
      status = failureOf(error).status
      return 'http'
    }),
    aborted,
  ])
  watch.stop()
  if (failed === 'http' || failed === 'timeout') permit.failed()
  permit.leave()
  // An endpoint that answers with an error has used nothing.
  await spending.settle(status !== null && status >= 400 ? 0 : undefined)
  if (failed !== undefined && failed !== 'cancelled')
    client.onFailure({ question: 'chat', reason: failed, status, calls: steps })
  return { sentences: failed === 'invalid' || failed === 'refused' ? [] : reply.sentences(), action, failed }
}

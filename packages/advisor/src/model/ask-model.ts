import type * as z from 'zod/mini'
import type { CallOptions, FallbackReason, TokenBudget } from '#advisor.ts'
import { type CallFailure, callModel, failureOf, type Model, type ModelText } from '#model/call-model.ts'
import type { CircuitBreaker, Permit } from '#model/circuit-breaker.ts'
import { tokensOf } from '#model/prompt-data.ts'

export interface ModelQuestion<T> {
  readonly name: 'plan' | 'link' | 'chat'
  readonly system: string
  readonly prompt: string
  readonly schema: z.ZodMiniType
  readonly maxOutputTokens: number
  /** In: all that a model wrote. Out: the answer made of it, or what is issue with it, in words for the model. */
  read(text: string): { readonly value: T } | { readonly issue: string }
  /** Told before each call, whose text begins anew. */
  readonly onStart?: () => void
  /** Told each part of the text as it comes. */
  readonly onText?: (part: string) => void
  /** False once the learner has seen a part of the answer: it cannot onStart anew. */
  readonly mayRestart?: () => boolean
}

/** What went issue, for the log: no keys, no prompts, no answers. */
export interface ModelFailure {
  readonly question: 'plan' | 'link' | 'chat'
  readonly reason: FallbackReason
  /** HTTP status of the last call; null where none came. */
  readonly status: number | null
  readonly calls: number
}

export interface ModelClient {
  readonly model: Model
  readonly breaker: CircuitBreaker
  /** Milliseconds before a failed call is tried again, where the endpoint names none. */
  readonly retryAfter: number
  readonly onFailure: (failure: ModelFailure) => void
}

type AskOptions = CallOptions & { readonly budget: TokenBudget; readonly deadlineMilliseconds: number }

/** `cancelled`: nobody waits any more, so there is no failure. */
export type Outcome<T> = { readonly value: T } | { readonly failed: FallbackReason | 'cancelled' }

const maxCalls = 3
/** Longest wait for another try, as a share of the deadline. */
const maxPause = 0.25

interface Attempts {
  calls: number
  status: number | null
  /** A failed call has been tried again. */
  retried: boolean
  /** What was issue with the last answer, once the model was asked again. */
  issue: string | null
}

/**
 * Asks the model until it answers well: a failed call is tried once more, a issue answer is asked for once more with what was issue.
 * At most three calls, at most as long as the deadline. Out: the answer, or why there is none; it never fails otherwise.
 */
export async function askModel<T>(
  client: ModelClient,
  question: ModelQuestion<T>,
  options: AskOptions,
): Promise<Outcome<T>> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new Error('deadline')), options.deadlineMilliseconds)
  const attempts: Attempts = { calls: 0, status: null, retried: false, issue: null }
  const permit = await client.breaker.enter(deadline.signal)
  try {
    const outcome =
      permit === null
        ? { failed: deadline.signal.aborted ? ('timeout' as const) : ('paused' as const) }
        : await askUntilValid({ client, question, options, attempts, permit, signal: deadline.signal })
    if ('failed' in outcome && outcome.failed !== 'cancelled')
      client.onFailure({
        question: question.name,
        reason: outcome.failed,
        status: attempts.status,
        calls: attempts.calls,
      })
    return outcome
  } finally {
    clearTimeout(timer)
    deadline.abort(new Error('over'))
    permit?.leave()
  }
}

interface ModelConversation<T> {
  readonly client: ModelClient
  readonly question: ModelQuestion<T>
  readonly options: AskOptions
  readonly attempts: Attempts
  readonly permit: Permit
  readonly signal: AbortSignal
}

async function askUntilValid<T>(conversation: ModelConversation<T>): Promise<Outcome<T>> {
  const { client, question, options, attempts, permit, signal } = conversation
  while (attempts.calls < maxCalls) {
    if (options.isCancelled?.()) return { failed: 'cancelled' }
    attempts.calls += 1
    const said = await callWithinBudget(conversation)
    if (said === 'budget') return { failed: 'budget' }
    if (said === 'cancelled') return { failed: 'cancelled' }
    if ('retry' in said) {
      attempts.status = said.status
      permit.failed()
      if (signal.aborted) return { failed: 'timeout' }
      const wait = said.after ?? client.retryAfter
      const isWorthIt = said.retry && !attempts.retried && wait <= options.deadlineMilliseconds * maxPause
      if (!isWorthIt || question.mayRestart?.() === false) return { failed: 'http' }
      attempts.retried = true
      if (!(await pause(wait, signal))) return { failed: 'timeout' }
      continue
    }
    permit.answered()
    const answer = question.read(said.text)
    if ('value' in answer) return answer
    if (said.isRefusal) return { failed: 'refused' }
    if (attempts.issue !== null || question.mayRestart?.() === false) return { failed: 'invalid' }
    attempts.issue = answer.issue
  }
  return { failed: 'invalid' }
}

async function callWithinBudget<T>({
  client,
  question,
  options,
  attempts,
  signal,
}: ModelConversation<T>): Promise<ModelText | CallFailure | 'budget' | 'cancelled'> {
  const prompt =
    attempts.issue === null
      ? question.prompt
      : `${question.prompt}\n\nYour last answer could not be used: ${attempts.issue} Answer again, with nothing but the JSON object.`
  const asked = tokensOf(question.system) + tokensOf(prompt)
  const reserved = asked + question.maxOutputTokens
  // A budget that cannot be read is no reason to leave the learner without an answer, nor to spend.
  if (!(await options.budget.reserve(reserved).catch(() => false))) return 'budget'
  question.onStart?.()
  let heard = ''
  let used = reserved
  const cancelled = new AbortController()
  try {
    const said = await callModel({
      ...{ model: client.model, system: question.system, prompt, schema: question.schema },
      maxOutputTokens: question.maxOutputTokens,
      signal: AbortSignal.any([signal, cancelled.signal]),
      onText: (part) => {
        heard += part
        question.onText?.(part)
        if (options.isCancelled?.()) cancelled.abort(new Error('cancelled'))
      },
    })
    used = said.tokens ?? asked + tokensOf(heard)
    return said
  } catch (error) {
    const failure = failureOf(error)
    // An endpoint that answers with an error has not worked; one that was cut short has.
    used = failure.status !== null && failure.status >= 400 ? 0 : Math.min(reserved, asked + tokensOf(heard))
    return cancelled.signal.aborted ? 'cancelled' : failure
  } finally {
    await options.budget.settle(reserved, used).catch(() => undefined)
  }
}

/** Out: false when the deadline would come first or comes. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve(false)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve(!signal.aborted)
    }, milliseconds)
    signal.addEventListener('abort', end, { once: true })
  })
}

import type * as z from 'zod/mini'
import type { CallOptions, FallbackReason, TokenBudget } from '#advisor.ts'
import { type CallFailure, callModel, failureOf, type Model, type ModelText } from '#model/call-model.ts'
import type { CircuitBreaker, Permit } from '#model/circuit-breaker.ts'
import { tokensOf } from '#model/prompt-data.ts'

type ModelTask = 'plan' | 'link' | 'chat' | 'reading'

export interface ModelQuestion<T> {
  readonly name: ModelTask
  readonly system: string
  readonly prompt: string
  readonly schema: z.ZodMiniType
  readonly maxOutputTokens: number
  /** Reads an answer, or says in words for the model what is wrong with it. */
  read(text: string): { readonly value: T } | { readonly issue: string }
  /** Called before each call, whose text starts from the beginning. */
  readonly onStart?: () => void
  /** Called with each part of the text as it arrives. */
  readonly onText?: (part: string) => void
  /** False once the learner has seen a part of the answer, which cannot be taken back. */
  readonly mayRestart?: () => boolean
}

/** A failure for the log, without keys, prompts or answers. */
export interface ModelFailure {
  readonly question: ModelTask
  readonly reason: FallbackReason
  /** HTTP status of the last call, or null where no answer came. */
  readonly status: number | null
  readonly calls: number
}

export interface ModelClient {
  readonly model: Model
  readonly breaker: CircuitBreaker
  /** Milliseconds before a failed call is retried, if the endpoint names none. */
  readonly retryAfter: number
  readonly onFailure: (failure: ModelFailure) => void
}

type AskOptions = CallOptions & { readonly budget: TokenBudget; readonly deadlineMilliseconds: number }

/** `cancelled`: the caller no longer waits, which is not a failure of the model. */
export type Outcome<T> = { readonly value: T } | { readonly failed: FallbackReason | 'cancelled' }

const maxCalls = 3
/** The longest wait before a retry, as a share of the deadline. */
const maxPause = 0.25

interface Attempts {
  calls: number
  status: number | null
  /** A failed call has been retried. */
  retried: boolean
  /** What was wrong with the last answer, once the model was asked again. */
  issue: string | null
}

/**
 * Asks the model until its answer is valid. A failed call is retried once, and an invalid answer is asked for once more
 * with the issue.
 *
 * @param client - The model, its circuit breaker and the log.
 * @param question - What to ask, and how to read the answer.
 * @param options - The deadline and the token budget.
 * @returns The answer, or why there is none. It never throws.
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
  // If the budget cannot be read, the embedded answer is used: the learner gets one, and nothing is spent.
  if (!(await options.budget.reserve(reserved).catch(() => false))) return 'budget'
  question.onStart?.()
  let heard = ''
  let used = reserved
  const cancelled = new AbortController()
  try {
    const said = await callModel({
      model: client.model,
      system: question.system,
      prompt,
      schema: question.schema,
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
    // An endpoint that answers with an error has used no tokens. One that was cut short has.
    used = failure.status !== null && failure.status >= 400 ? 0 : Math.min(reserved, asked + tokensOf(heard))
    return cancelled.signal.aborted ? 'cancelled' : failure
  } finally {
    await options.budget.settle(reserved, used).catch(() => undefined)
  }
}

/** Resolves to false when the deadline comes first. */
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

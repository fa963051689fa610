import type {
  Advisor,
  AdvisorReply,
  AdvisorSentence,
  CallOptions,
  ChatContext,
  ChatTurn,
  FallbackReason,
  Result,
} from '#advisor.ts'
import { replyLanguage } from '#assistant/reply-language.ts'
import { remark } from '#assistant/sentences.ts'
import { knowledgeVersion } from '#knowledge/knowledge.ts'
import { runInLanguage } from '#knowledge/language.ts'
import { askModel, type ModelClient, type ModelFailure, type ModelQuestion, type Outcome } from '#model/ask-model.ts'
import type { Model } from '#model/call-model.ts'
import { createCircuitBreaker } from '#model/circuit-breaker.ts'
import { withoutDanger } from '#model/coach/after-danger.ts'
import { type Coached, type CoachOptions, coach } from '#model/coach/coach.ts'
import { linkQuestion } from '#model/link-question.ts'
import { planQuestion } from '#model/plan-question.ts'
import { readingQuestion } from '#model/reading-question.ts'
import { showsDanger } from '#read/read-profile.ts'

export interface ModelAdvisorOptions {
  readonly model: Model
  /** Answers what a model is not asked, offers the choices, and replaces a model that fails. */
  readonly embedded: Advisor
  /** A monotonic clock in milliseconds. */
  readonly now: () => number
  /** Milliseconds for an answer, if the caller names none. `plan` also applies to links, `step` to each call of a chat's answer. */
  readonly deadlines?: { readonly plan: number; readonly chat: number; readonly step: number }
  /** How many calls of the model may run at once. */
  readonly callsAtOnce?: number
  /** Milliseconds before a failed call is retried, if the endpoint names none. */
  readonly retryAfterMilliseconds?: number
  /** Called with each failure, without keys, prompts or answers. */
  readonly onFailure?: (fault: ModelFailure) => void
}

/** The same question should not be paid for twice. */
const maxCachedAnswers = 100

/**
 * Creates an advisor whose plans and links are chosen and worded by a model out of what the embedded engine offers, and whose
 * conversations it leads with the assistant's tools. Whenever the model fails, the embedded answer is used, with the reason. Careers are always ranked by
 * the embedded engine, so that equal answers give equal rankings. Without a token budget in the call, the model is not
 * asked.
 *
 * @param options - The model, the embedded advisor and the limits.
 * @returns The advisor.
 */
export function createModelAdvisor(options: ModelAdvisorOptions): Advisor {
  const { embedded, now } = options
  const deadlines = options.deadlines ?? { plan: 20_000, chat: 60_000, step: 20_000 }
  const client: ModelClient = {
    model: options.model,
    breaker: createCircuitBreaker({ now, maxConcurrent: options.callsAtOnce ?? 2 }),
    retryAfter: options.retryAfterMilliseconds ?? 250,
    onFailure: options.onFailure ?? (() => undefined),
  }
  const ask: AskQuestion = async (question, call, milliseconds) => {
    if (call.budget === undefined) return { failed: 'cancelled' }
    return askModel(client, question, {
      ...call,
      budget: call.budget,
      deadlineMilliseconds: call.deadlineMilliseconds ?? milliseconds,
    })
  }
  const answer = createAnswers(ask, now, deadlines.plan)

  return {
    prepare: () => embedded.prepare(),
    recommend: (profile) => embedded.recommend(profile),
    read: async (texts, context, call = {}) => {
      const base = await embedded.read(texts, context)
      const isAsked = call.budget !== undefined && base.value.help === null
      return answer(base, isAsked ? readingQuestion(texts, base.value, context.today, call.ownNames) : null, call)
    },
    plan: async (profile, career, context, call = {}) => {
      const base = await embedded.plan(profile, career, context)
      // A variant was compared and accepted as the embedded engine planned it.
      const isAccepted = profile.decisions?.variant !== undefined
      const isAsked = call.budget !== undefined && !isAccepted && !showsDanger(profile)
      return answer(base, isAsked ? planQuestion(profile, base.value) : null, call)
    },
    link: async (steps, catalogue, preferences, call = {}) => {
      const base = await embedded.link(steps, catalogue, preferences)
      const question = call.budget === undefined ? null : linkQuestion(steps, catalogue, preferences, base.value)
      return answer(base, question, call)
    },
    chat: (turns, context, call = {}) => chat({ ...options, client, deadlines }, turns, context, call),
  }
}

type AskQuestion = <T>(question: ModelQuestion<T>, call: CallOptions, milliseconds: number) => Promise<Outcome<T>>

/** Creates a function that puts the model's answer to a question in place of the embedded one. Answers are cached. */
function createAnswers(ask: AskQuestion, now: () => number, deadline: number) {
  const cache = new Map<string, string>()

  const cacheAnswer = <T>(question: ModelQuestion<T>, key: string): ModelQuestion<T> => ({
    ...question,
    read: (text) => {
      const read = question.read(text)
      if ('value' in read) {
        cache.delete(key)
        cache.set(key, text)
        const [oldest] = cache.keys()
        if (cache.size > maxCachedAnswers && oldest !== undefined) cache.delete(oldest)
      }
      return read
    },
  })

  return async <T>(base: Result<T>, question: ModelQuestion<T> | null, call: CallOptions): Promise<Result<T>> => {
    if (question === null || call.budget === undefined) return base
    const start = now()
    // The prompt is the key: it holds all that the answer depends on. A cached answer is checked again.
    const key = `${knowledgeVersion}\n${question.system}\n${question.prompt}`
    const before = cache.get(key)
    const known = before === undefined ? undefined : question.read(before)
    if (known !== undefined && 'value' in known)
      return asModelResult(base, known.value, base.milliseconds + now() - start)
    const outcome = await ask(cacheAnswer(question, key), call, deadline)
    const milliseconds = base.milliseconds + now() - start
    if ('value' in outcome) return asModelResult(base, outcome.value, milliseconds)
    return { ...base, milliseconds, ...reasonOf(outcome.failed) }
  }
}

interface ChatMeans extends Pick<ModelAdvisorOptions, 'embedded' | 'now'> {
  readonly client: ModelClient
  readonly deadlines: CoachOptions['deadlines']
}

/** In the language of the question. */
function chat(
  means: ChatMeans,
  turns: readonly ChatTurn[],
  context: ChatContext,
  call: CallOptions,
): Promise<Result<AdvisorReply>> {
  return runInLanguage(replyLanguage(turns.at(-1)?.text ?? ''), () => chatInLanguage(means, turns, context, call))
}

/** The model leads. Where it is not asked, or says nothing that may be shown, the embedded engine answers. */
async function chatInLanguage(
  { embedded, now, client, deadlines }: ChatMeans,
  turns: readonly ChatTurn[],
  context: ChatContext,
  call: CallOptions,
): Promise<Result<AdvisorReply>> {
  const start = now()
  const { value: reply } = await embedded.chat(turns, context)
  const about = (value: AdvisorReply, engine: Result<AdvisorReply>['engine'], failed?: Coached['failed']) => ({
    value,
    engine,
    knowledgeVersion,
    milliseconds: now() - start,
    ...reasonOf(failed),
  })
  const { budget } = call
  const sent = budget === undefined || reply.kind === 'crisis' ? null : withoutDanger(turns, context)
  const coached: Coached =
    sent === null || budget === undefined
      ? { sentences: [], action: undefined, failed: undefined }
      : await coach(client, sent, context, {
          ...call,
          budget,
          deadlines: { ...deadlines, chat: call.deadlineMilliseconds ?? deadlines.chat },
        })
  const { sentences: said, action, failed } = coached
  const key = failed === 'cancelled' ? 'coach.stopped' : failed === undefined ? null : 'coach.broke-off'
  const end: AdvisorSentence[] = key === null ? [] : [{ ...remark(key), form: 'paragraph' }]
  if (said.length > 0 || failed === 'cancelled') {
    for (const sentence of end) call.onSentence?.(sentence)
    const sentences = [...said, ...end]
    const subject = said.flatMap(({ sources }) => sources)[0] ?? null
    const { suggestions } = reply
    return about(
      { kind: 'answer', subject, sentences, suggestions, ...(action !== undefined && { action }) },
      'model',
      failed,
    )
  }
  for (const sentence of reply.sentences) call.onSentence?.(sentence)
  return about(reply, 'embedded', failed)
}

function asModelResult<T>(base: Result<T>, value: T, milliseconds: number): Result<T> {
  return { value, engine: 'model', knowledgeVersion: base.knowledgeVersion, milliseconds }
}

/** A cancelled call is not a failure of the model. */
function reasonOf(failed: FallbackReason | 'cancelled' | undefined): { fallbackReason?: FallbackReason } {
  return failed === undefined || failed === 'cancelled' ? {} : { fallbackReason: failed }
}

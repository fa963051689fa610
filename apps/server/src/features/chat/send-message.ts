import type { AdvisorReply, AdvisorSentence, Result } from '@milepost/advisor'
import { isCrisis } from '@milepost/advisor'
import type { ChatReply, ChatTool } from '@milepost/contract/chat/schema'
import { transaction } from '#db/transaction.ts'
import { countAdvisor, fallbacksOf } from '#features/analytics/advisor/index.ts'
import { gatherContext } from '#features/chat/chat-context.ts'
import { presentMessage, presentSentence, textOf } from '#features/chat/presenter.ts'
import { admitCrisisMessage, countMessage } from '#features/chat/quota.ts'
import { findLatestMessages, insertExchange } from '#features/chat/repository.ts'
import { engineOf, modelOptionsOf, readCoach } from '#features/model-usage/index.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** How many turns give a question its context. */
const maxTurns = 20
/** Stored messages per conversation. */
const maxMessagesKept = 1_000

export interface ChatRequest {
  readonly message: string
  /** True once the client has disconnected. */
  readonly isGone: () => boolean
  /** Called with each sentence of the reply. */
  readonly onSentence?: (sentence: AdvisorSentence) => void
  /** Called with what a language model looks at. A caller that gives it is told that the answer is under way. */
  readonly onTool?: (tool: ChatTool) => void
  /** Runs work of one user in order, one at a time. */
  readonly runExclusive: <T>(userId: string, work: () => Promise<T>) => Promise<T>
}

/**
 * Asks the assistant and stores question and reply together, even if the client has disconnected. Failures are neither
 * stored nor counted. Messages of people in danger are answered beyond the quota.
 * @throws {AppError} 'quota_exceeded'; 'unavailable' on timeout
 * @throws {AppError} what the advisor throws, without the question's text
 */
export async function sendMessage(ctx: SignedInContext, question: ChatRequest): Promise<ChatReply> {
  const { quota, refund } = isCrisis(question.message) ? await admitCrisisMessage(ctx) : await countMessage(ctx)
  const askedAt = ctx.clock()
  try {
    return await question.runExclusive(ctx.actor.id, async () => {
      // The client left while queued, so no reply is needed.
      if (question.isGone()) throw new AppError('unavailable')
      const result = await ask(ctx, question, quota)
      const stored = await store(ctx, { message: question.message, askedAt, result })
      return { ...stored, quota, coach: await readCoach(ctx) }
    })
  } catch (error) {
    await refund().catch((cause: unknown) => ctx.log.error({ err: cause }, 'a message was not given back'))
    throw error
  }
}

async function ask(
  ctx: SignedInContext,
  { message, isGone, onSentence, onTool }: ChatRequest,
  quota: ChatReply['quota'],
): Promise<Result<AdvisorReply>> {
  const history = await findLatestMessages(ctx.db, ctx.actor.id, maxTurns)
  const turns = [...history.map(({ sender, text }) => ({ sender, text })), { sender: 'user' as const, text: message }]
  const context = await gatherContext(ctx, quota)
  let isOver = false
  const deadline = Promise.withResolvers<never>()
  const { chatDeadlineMilliseconds, languageModel } = ctx.config
  const { state } = await readCoach(ctx)
  const isCoached = languageModel !== null && state !== 'unasked' && state !== 'off'
  // Without a pulse the connection ends before a model has its time.
  const ofModel = onTool === undefined ? chatDeadlineMilliseconds / 2 : (languageModel?.deadlines.chat ?? 0)
  const timer = setTimeout(
    () => deadline.reject(new AppError('unavailable', { retryAfter: 5 })),
    chatDeadlineMilliseconds + (isCoached && onTool !== undefined ? ofModel : 0),
  )
  try {
    const answer = ctx.advisor.chat(turns, context, {
      ...(isCoached && { ...modelOptionsOf(ctx), deadlineMilliseconds: ofModel }),
      ...(onTool !== undefined && { onTool }),
      isCancelled: () => isOver || isGone(),
      onSentence: (sentence) => {
        if (!isOver) onSentence?.(sentence)
      },
    })
    return await Promise.race([answer.catch(rethrowWithoutWords), deadline.promise])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

interface Exchange {
  readonly message: string
  readonly askedAt: Date
  readonly result: Result<AdvisorReply>
}

/** Locks the user, so that pairs stay together across instances. */
async function store(
  ctx: SignedInContext,
  { message, askedAt, result }: Exchange,
): Promise<Omit<ChatReply, 'quota' | 'coach'>> {
  const userId = ctx.actor.id
  const { kind, sentences, suggestions, action } = result.value
  const text = textOf(sentences)
  const shared = { userId, sentences: [], suggestions: [] }
  const stored = await transaction(ctx, async (tx) => {
    if ((await lockUser(tx.db, userId)) === undefined) throw new AppError('unauthenticated')
    const exchange = await insertExchange(
      tx.db,
      { ...shared, sender: 'user', text: message, createdAt: askedAt },
      {
        ...shared,
        sender: 'bot',
        text,
        kind,
        engine: engineOf(result),
        createdAt: ctx.clock(),
        sentences: sentences.map(presentSentence),
        suggestions: [...suggestions],
        action: action ?? null,
      },
      maxMessagesKept,
    )
    await countAdvisor(tx, fallbacksOf([result]))
    return exchange
  })
  return { reply: text, question: presentMessage(stored.question), answer: presentMessage(stored.answer) }
}

/** Errors are logged, and an engine's may repeat the question; database errors are logged without parameters. */
function rethrowWithoutWords(error: unknown): never {
  if (!(error instanceof Error)) throw new Error('the advisor failed')
  if (error instanceof AppError || 'query' in error) throw error
  const silent = new Error(`the advisor failed with ${error.name}`)
  const stack = error.stack ?? ''
  const start = stack.indexOf(error.message)
  silent.stack = `${silent.message}${start < 0 ? '' : stack.slice(start + error.message.length)}`
  throw silent
}

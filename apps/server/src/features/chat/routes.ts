import type { Readable } from 'node:stream'
import { lineByLine } from '@milepost/contract/chat/limits'
import { deleteMessages, listMessages, sendMessage as sendMessageRoute } from '@milepost/contract/chat/routes'
import type { ChatEvent } from '@milepost/contract/chat/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { presentMessage, presentSentence } from '#features/chat/presenter.ts'
import { readQuota } from '#features/chat/quota.ts'
import { deleteMessagesOf, findLatestMessages } from '#features/chat/repository.ts'
import { type ChatRequest, sendMessage } from '#features/chat/send-message.ts'
import { readCoach } from '#features/model-usage/index.ts'
import { streamLines } from '#http/line-stream.ts'
import { chooseMediaType } from '#http/negotiation.ts'
import { type RouteRegistrar, registerRoute, type SignedInContext } from '#http/register-route.ts'
import { keyedMutex } from '#lib/keyed-mutex.ts'

const maxMessagesListed = 200
/** Connections on which nothing is sent end after 30 seconds. */
const pulseInterval = 8_000

export function registerChatRoutes(registrar: RouteRegistrar): void {
  const runExclusive = keyedMutex()
  registerRoute(registrar, sendMessageRoute, async (ctx, { body: { message }, request, reply }) => {
    const question = { message, runExclusive, isGone: () => reply.raw.destroyed }
    if (!acceptsLines(request)) return sendMessage(ctx, question)
    const stream = await streamAnswer(ctx, question)
    startLines(reply)
    return stream
  })
  registerRoute(registrar, listMessages, async (ctx) => ({
    messages: (await findLatestMessages(ctx.db, ctx.actor.id, maxMessagesListed)).map(presentMessage),
    quota: await readQuota(ctx),
    coach: await readCoach(ctx),
  }))
  registerRoute(registrar, deleteMessages, async (ctx) => {
    await deleteMessagesOf(ctx.db, ctx.actor.id)
    return undefined
  })
}

function acceptsLines(request: FastifyRequest): boolean {
  return chooseMediaType(request, ['application/json', lineByLine]) === lineByLine
}

/** This type is not compressed and nginx must not buffer it, so that each line is sent immediately. */
function startLines(reply: FastifyReply): void {
  reply.header('content-type', lineByLine).header('x-accel-buffering', 'no')
}

function streamAnswer(ctx: SignedInContext, question: ChatRequest): Promise<Readable> {
  return streamLines<ChatEvent>(
    async (emit) => {
      const onSentence: ChatRequest['onSentence'] = (sentence) =>
        emit({ event: 'sentence', sentence: presentSentence(sentence) })
      const onTool: ChatRequest['onTool'] = (tool) => emit({ event: 'working', tool })
      const pulse = setInterval(() => emit({ event: 'working', tool: null }), pulseInterval)
      try {
        return { event: 'reply', reply: await sendMessage(ctx, { ...question, onSentence, onTool }) }
      } finally {
        clearInterval(pulse)
      }
    },
    { event: { event: 'failure' }, onFailure: (err) => ctx.log.error({ err }, 'the answer broke off') },
  )
}

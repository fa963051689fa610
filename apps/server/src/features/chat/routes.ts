import type { Readable } from 'node:stream'
import { type ChatEvent, deleteMessages, listMessages, sendMessage as sendMessageRoute } from '@milepost/contract/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { presentMessage, presentSentence } from '#features/chat/presenter.ts'
import { readQuota } from '#features/chat/quota.ts'
import { deleteMessagesOf, findLatestMessages } from '#features/chat/repository.ts'
import { type Question, sendMessage } from '#features/chat/send-message.ts'
import { streamLines } from '#lib/line-stream.ts'
import { type Mounting, mount, type SignedInContext } from '#lib/mount.ts'
import { oneAtATime } from '#lib/one-at-a-time.ts'

const maxMessagesListed = 200
const lines = 'application/x-ndjson'

export function mountChat(mounting: Mounting): void {
  const inTurn = oneAtATime()
  mount(mounting, sendMessageRoute, async (ctx, { body: { message }, request, reply }) => {
    const question = { message, inTurn, isGone: () => reply.raw.destroyed }
    if (!acceptsLines(request)) return sendMessage(ctx, question)
    const stream = await streamAnswer(ctx, question)
    startLines(reply)
    return stream
  })
  mount(mounting, listMessages, async (ctx) => ({
    messages: (await findLatestMessages(ctx.db, ctx.actor.id, maxMessagesListed)).map(presentMessage),
    quota: await readQuota(ctx),
  }))
  mount(mounting, deleteMessages, async (ctx) => {
    await deleteMessagesOf(ctx.db, ctx.actor.id)
    return undefined
  })
}

function acceptsLines(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(lines) === true
}

/** This type is not among those that are compressed, and nginx is told not to wait for more: each line is sent when it is there. */
function startLines(reply: FastifyReply): void {
  reply.header('content-type', lines).header('x-accel-buffering', 'no')
}

function streamAnswer(ctx: SignedInContext, question: Question): Promise<Readable> {
  return streamLines<ChatEvent>(
    async (tell) => {
      const onSentence: Question['onSentence'] = (sentence) =>
        tell({ event: 'sentence', sentence: presentSentence(sentence) })
      return { event: 'reply', reply: await sendMessage(ctx, { ...question, onSentence }) }
    },
    { event: { event: 'failure' }, onFailure: (err) => ctx.log.error({ err }, 'the answer broke off') },
  )
}

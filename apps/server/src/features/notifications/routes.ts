import { eventStream } from '@milepost/contract/notifications/limits'
import { listNotifications, readNotifications, streamInbox } from '@milepost/contract/notifications/routes'
import { watchInboxes } from '#features/notifications/live.ts'
import {
  type CountWaiting,
  countNotifications,
  countUnread,
  findNotifications,
  findStates,
  markRead,
  type NotificationRow,
} from '#features/notifications/repository.ts'
import { AppError } from '#http/errors.ts'
import { chooseMediaType } from '#http/negotiation.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute, type SignedInContext } from '#http/register-route.ts'

const json = 'application/json'

export function registerNotificationRoutes(registrar: RouteRegistrar, countWaiting: CountWaiting): void {
  const inboxes = watchInboxes(registrar.dependencies, countWaiting)
  registrar.app.addHook('preClose', async () => inboxes.close())
  registerRoute(registrar, listNotifications, async (ctx, { query, reply }) => {
    sendTotal(reply, await countNotifications(ctx.db, ctx.actor.id, query.before), query)
    const rows = await findNotifications(ctx.db, ctx.actor.id, query.before, sliceOf(query))
    return { notifications: rows.map(present), unread: await countUnread(ctx.db, ctx.actor.id) }
  })
  registerRoute(registrar, readNotifications, async (ctx, { body }) => {
    await markRead(ctx.db, ctx.actor.id, body, ctx.clock())
    return stateOf(ctx, countWaiting)
  })
  registerRoute(registrar, streamInbox, async (ctx, { request, reply }) => {
    const state = await stateOf(ctx, countWaiting)
    const isStream = request.method === 'GET' && chooseMediaType(request, [json, eventStream]) === eventStream
    if (!isStream) return state
    const stream = inboxes.follow(ctx.actor.sessionId, state)
    // Prevents buffering by nginx, and caching.
    reply.header('content-type', eventStream).header('cache-control', 'no-store').header('x-accel-buffering', 'no')
    return stream
  })
}

async function stateOf(ctx: SignedInContext, countWaiting: CountWaiting) {
  const states = await findStates(ctx.db, [ctx.actor.sessionId], ctx.clock(), countWaiting)
  const state = states.get(ctx.actor.sessionId)
  if (state === undefined) throw new AppError('unauthenticated')
  return state
}

function present({ id, kind, params, createdAt, readAt }: NotificationRow) {
  return { id, kind, params, createdAt: createdAt.toISOString(), read: readAt !== null }
}

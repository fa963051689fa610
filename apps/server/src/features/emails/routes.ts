import type { MessageDescriptor } from '@lingui/core'
import { resubscribe, unsubscribe } from '@milepost/contract/emails/routes'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { setSubscribed } from '#features/emails/repository.ts'
import { followLink } from '#features/preferences/index.ts'
import { AppError } from '#http/errors.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

const ended: MessageDescriptor = /*i18n*/ {
  id: 'mail.unsubscribed',
  message: 'You’re unsubscribed from these emails.',
}
const resumed: MessageDescriptor = /*i18n*/ { id: 'mail.resubscribed', message: 'You’ll get these emails again.' }

/** An encapsulated plugin with a form parser: email clients post a form for one-click unsubscribe (RFC 8058). */
export async function registerEmailRoutes(registrar: RouteRegistrar): Promise<void> {
  await registrar.app.register(async (app) => {
    const form = 'application/x-www-form-urlencoded'
    app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null))
    const scope = { ...registrar, app }
    registerRoute(scope, unsubscribe, (ctx, { params }) => subscribe(ctx, params.token, ctx.clock(), ended))
    registerRoute(scope, resubscribe, (ctx, { params }) => subscribe(ctx, params.token, null, resumed))
  })
}

async function subscribe(ctx: Context, token: string, unsubscribedAt: Date | null, text: MessageDescriptor) {
  return transaction(ctx, async (tx) => {
    const found = await setSubscribed(tx.db, token, unsubscribedAt)
    if (found === undefined) throw new AppError('link_invalid')
    await followLink(tx, found.userId, found.kind, unsubscribedAt === null)
    return { message: tx.messages.of(text) }
  })
}

import { translate } from '@milepost/advisor/knowledge'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Context, Dependencies, JobData } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import type { EmailKind } from '#features/emails/email-kind.ts'
import { type EmailKindName, emailKinds, isEmailKind } from '#features/emails/email-kinds.ts'
import { renderEmail } from '#features/emails/render-email.ts'
import {
  type EmailRow,
  findEmail,
  insertEmail,
  insertStoredEmail,
  markSent,
  subscriptionToken,
} from '#features/emails/repository.ts'
import { findLanguage, wantsEmail } from '#features/preferences/index.ts'
import { contactAddress } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import { takeAttempt } from '#http/rate-limits/rate-limits.ts'
import type { EmailTransport } from '#integrations/smtp/email-transport.ts'

export interface NewEmail {
  readonly kind: EmailKindName
  readonly to: string
  /** The account concerned. */
  readonly userId: string | null
  /** Values of its texts; nothing secret. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The reply address, if not the sender. */
  readonly replyTo?: string
  /** Emails with the same key are sent only once. */
  readonly key?: string
}

/**
 * For features that make no sense without email.
 * @throws {AppError} 'service_off' when email is not configured
 */
export function requireEmailService(ctx: Pick<Dependencies, 'sendEmail'>): void {
  if (ctx.sendEmail === null) throw new AppError('service_off')
}

/**
 * Stores an email and queues it, both in the caller's transaction. Does nothing if email is off. What may be refused, such as
 * weekly summaries, waits for the emails that someone expects, such as a link to sign in.
 */
export async function queueEmail(
  tx: Context | (Dependencies & { readonly db: Queryable }),
  order: NewEmail,
): Promise<void> {
  if (tx.sendEmail === null) return
  const mailId = await insertEmail(tx.db, {
    kind: order.kind,
    userId: order.userId,
    recipient: order.to,
    params: { ...order.params, ...(order.replyTo === undefined ? {} : { replyTo: order.replyTo }) },
    key: order.key ?? null,
    createdAt: tx.clock(),
  })
  const kind: EmailKind = emailKinds[order.kind]
  const priority = kind.optional === true ? 0 : 1
  if (mailId !== undefined) await tx.jobs.send(tx, 'send-mail', { mailId }, { priority })
}

/**
 * Creates the link of an email with its secret, only on sending: nothing stored gives access. Gives undefined for a
 * kind without a button, 'obsolete' if the email's reason no longer exists.
 */
export type CreateEmailLink = (ctx: Dependencies, email: EmailRow) => Promise<string | undefined | 'obsolete'>

/**
 * Sends a stored email unless it was sent before, or later where too many go to strangers. A crash between sending and marking sends it again with the same
 * Message-ID.
 * @throws the email server's error, so that the queue retries
 */
export async function deliverEmail(
  ctx: Dependencies,
  { mailId }: JobData['send-mail'],
  makeLink: CreateEmailLink,
): Promise<void> {
  const email = await findEmail(ctx.db, mailId)
  if (email === undefined || email.sentAt !== null || ctx.sendEmail === null || !isEmailKind(email.kind)) return
  const kind: EmailKind = emailKinds[email.kind]
  const attempt = kind.toStrangers === true ? await takeAttempt(ctx, 'mail-strangers', 'everybody') : undefined
  if (attempt?.isOver === true)
    return ctx.jobs.send(ctx, 'send-mail', { mailId }, { priority: 1, afterSeconds: attempt.retryAfter })
  const origin = ctx.originFor()
  const unsubscribe = await readUnsubscribeLink(ctx, email, kind, origin)
  const link = await makeLink(ctx, email)
  if (unsubscribe === 'refused' || link === 'obsolete') return markSent(ctx.db, email.id, ctx.clock())
  const messages = ctx.messages.in(await findLanguage(ctx.db, email.userId))
  const facts = {
    language: messages.language,
    // Such as the name of a step.
    params: translate(email.params, messages.language),
    link,
    unsubscribeLink: unsubscribe?.page,
    origin,
    contactAddress: await contactAddress(ctx.db),
  }
  const rendered = renderEmail(kind, facts, (text, values) => messages.of(text, values))
  await ctx.sendEmail({
    id: email.id,
    from: ctx.config.services.mail.from,
    to: email.recipient,
    ...rendered,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(typeof email.params['replyTo'] === 'string' ? { 'reply-to': email.params['replyTo'] } : {}),
      ...unsubscribe?.headers,
    },
  })
  await markSent(ctx.db, email.id, ctx.clock())
}

/** The link and headers to unsubscribe from a kind of email (RFC 8058). */
async function readUnsubscribeLink(ctx: Dependencies, email: EmailRow, kind: EmailKind, origin: string) {
  if (kind.optional !== true || email.userId === null) return undefined
  if (!(await wantsEmail(ctx.db, email.userId, email.kind))) return 'refused'
  const token = await subscriptionToken(ctx.db, email.userId, email.kind)
  if (token === null) return 'refused'
  return {
    page: `${origin}${addressOf(pages.unsubscribe, { token })}`,
    headers: {
      'list-unsubscribe': `<${origin}/api/mail/unsubscribe/${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Creates a transport that stores emails in the database instead of sending them. */
export function storeEmail(db: Queryable): EmailTransport {
  return async ({ id, from, to: _, ...message }) => {
    await insertStoredEmail(db, { id, sender: from, ...message, headers: { ...message.headers }, sentAt: new Date() })
  }
}

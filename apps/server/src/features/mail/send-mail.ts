import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Context, Dependencies, JobData } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { isMailKind, type MailKindName, mailKinds } from '#features/mail/kinds.ts'
import type { MailKind } from '#features/mail/mail-kind.ts'
import { renderMail } from '#features/mail/render-mail.ts'
import {
  findMail,
  insertKeptMail,
  insertMail,
  type MailRow,
  markSent,
  subscriptionToken,
} from '#features/mail/repository.ts'
import { wantsMail } from '#features/preferences/index.ts'
import { contactAddress } from '#features/settings/index.ts'
import { AppError } from '#lib/errors.ts'
import type { MailTransport } from '#lib/mail-transport.ts'

export interface MailOrder {
  readonly kind: MailKindName
  readonly to: string
  /** Whose account it is about. */
  readonly userId: string | null
  /** What its texts name; nothing secret. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Where an answer goes, where that is not the sender. */
  readonly replyTo?: string
  /** Two orders with one key make one mail. */
  readonly key?: string
}

/** Errors: 'service_off' where no mail can be sent, for what makes no sense without one. */
export function requireMail(ctx: Pick<Dependencies, 'mail'>): void {
  if (ctx.mail === null) throw new AppError('service_off')
}

/** Writes a mail down and puts it into the queue, both in the transaction handed in. Where mail is off nothing is written. */
export async function orderMail(
  tx: Context | (Dependencies & { readonly db: Queryable }),
  order: MailOrder,
): Promise<void> {
  if (tx.mail === null) return
  const mailId = await insertMail(tx.db, {
    kind: order.kind,
    userId: order.userId,
    recipient: order.to,
    params: { ...order.params, ...(order.replyTo === undefined ? {} : { replyTo: order.replyTo }) },
    key: order.key ?? null,
    createdAt: tx.clock(),
  })
  if (mailId !== undefined) await tx.jobs.send(tx, 'send-mail', { mailId })
}

/**
 * Makes the address behind a mail's button, with its secret, at the moment it goes out: nothing that is stored opens
 * anything. Out: undefined for a kind without a button, 'obsolete' where the mail has lost its reason.
 */
export type MakeMailLink = (ctx: Dependencies, mail: MailRow) => Promise<string | undefined | 'obsolete'>

/**
 * Sends one mail that was written down. Safe to run twice: what is marked as sent is not sent again. A process that ends
 * between the mail server's yes and the mark sends it once more, with the same Message-ID.
 * Errors: the mail server's, for the queue to try again.
 */
export async function deliverMail(
  ctx: Dependencies,
  { mailId }: JobData['send-mail'],
  makeLink: MakeMailLink,
): Promise<void> {
  const mail = await findMail(ctx.db, mailId)
  if (mail === undefined || mail.sentAt !== null || ctx.mail === null || !isMailKind(mail.kind)) return
  const kind: MailKind = mailKinds[mail.kind]
  const origin = ctx.originFor()
  const ending = await unsubscribing(ctx, mail, kind, origin)
  const link = await makeLink(ctx, mail)
  if (ending === 'refused' || link === 'obsolete') return markSent(ctx.db, mail.id, ctx.clock())
  const facts = {
    ...{ params: mail.params, link, unsubscribeLink: ending?.page, origin },
    contactAddress: await contactAddress(ctx.db),
  }
  const rendered = renderMail(kind, facts, (text, values) => ctx.messages.of(text, values))
  await ctx.mail({
    ...{ id: mail.id, from: ctx.config.services.mail.from, to: mail.recipient, ...rendered },
    headers: {
      'auto-submitted': 'auto-generated',
      ...(typeof mail.params['replyTo'] === 'string' ? { 'reply-to': mail.params['replyTo'] } : {}),
      ...ending?.headers,
    },
  })
  await markSent(ctx.db, mail.id, ctx.clock())
}

/** What lets a reader refuse this kind of mail: a page, and the headers of one-click unsubscribing (RFC 8058). */
async function unsubscribing(ctx: Dependencies, mail: MailRow, kind: MailKind, origin: string) {
  if (kind.optional !== true || mail.userId === null) return undefined
  if (!(await wantsMail(ctx.db, mail.userId, mail.kind))) return 'refused'
  const token = await subscriptionToken(ctx.db, mail.userId, mail.kind)
  if (token === null) return 'refused'
  return {
    page: `${origin}${addressOf(pages.unsubscribe, { token })}`,
    headers: {
      'list-unsubscribe': `<${origin}/api/mail/unsubscribe/${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Makes the transport that keeps mails in the database instead of sending them. */
export function keepMail(db: Queryable): MailTransport {
  return async ({ id, from, to: _, ...message }) => {
    await insertKeptMail(db, { id, sender: from, ...message, headers: { ...message.headers }, sentAt: new Date() })
  }
}

import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import type { RowOf } from '#db/row-of.ts'
import { emailSubscriptions, emails, storedEmails } from '#db/schema/emails.ts'
import { newSecret } from '#lib/secrets.ts'

export type EmailRow = typeof emails.$inferSelect
export type StoredEmail = RowOf<typeof storedEmailColumns>

/** @returns the new id; undefined if an email with the same key exists */
export async function insertEmail(db: Queryable, row: typeof emails.$inferInsert): Promise<string | undefined> {
  const [email] = await db
    .insert(emails)
    .values(row)
    .onConflictDoNothing({ target: emails.key })
    .returning({ id: emails.id })
  return email?.id
}

export async function findEmail(db: Queryable, id: string): Promise<EmailRow | undefined> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id)).limit(1)
  return email
}

/** The kinds of emails, by id. */
export async function findEmailKinds(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: emails.id, kind: emails.kind })
    .from(emails)
    .where(inArray(emails.id, [...ids]))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(emails).set({ sentAt: now }).where(eq(emails.id, id))
}

export async function deleteEmailsBefore(db: Queryable, time: Date): Promise<number> {
  return deleteRows(db, emails, lt(emails.createdAt, time))
}

/** Deletes forwarded contact messages of a sender, and the replies to them. */
export async function deleteEmailsOfWriter(db: Queryable, email: string): Promise<void> {
  await db
    .delete(emails)
    .where(
      or(
        sql`${emails.params}->>'replyTo' = ${email}`,
        and(eq(emails.recipient, email), eq(emails.kind, 'contact_answer')),
      ),
    )
}

export async function deleteEmailsTo(db: Queryable, kind: string, email: string): Promise<void> {
  await db.delete(emails).where(and(eq(emails.kind, kind), eq(emails.recipient, email)))
}

export async function insertStoredEmail(db: Queryable, row: typeof storedEmails.$inferInsert): Promise<void> {
  await db.insert(storedEmails).values(row).onConflictDoNothing()
}

const storedEmailColumns = {
  id: storedEmails.id,
  sender: storedEmails.sender,
  subject: storedEmails.subject,
  plain: storedEmails.plain,
  html: storedEmails.html,
  headers: storedEmails.headers,
  sentAt: storedEmails.sentAt,
  recipient: emails.recipient,
  kind: emails.kind,
}

/** The latest stored emails, newest first, of one recipient if given. */
export async function listStoredEmails(db: Queryable, recipient?: string): Promise<StoredEmail[]> {
  return db
    .select(storedEmailColumns)
    .from(storedEmails)
    .innerJoin(emails, eq(emails.id, storedEmails.id))
    .where(recipient === undefined ? sql`true` : eq(emails.recipient, recipient))
    .orderBy(desc(storedEmails.sentAt), desc(storedEmails.id))
    .limit(200)
}

export async function findStoredEmail(db: Queryable, id: string): Promise<StoredEmail | undefined> {
  const [email] = await db
    .select(storedEmailColumns)
    .from(storedEmails)
    .innerJoin(emails, eq(emails.id, storedEmails.id))
    .where(eq(storedEmails.id, id))
  return email
}

/** The token to unsubscribe a user from a kind of email, created on first use; null if already unsubscribed. */
export async function subscriptionToken(db: Queryable, userId: string, kind: string): Promise<string | null> {
  await db.insert(emailSubscriptions).values({ userId, kind, token: newSecret() }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(emailSubscriptions)
    .where(and(eq(emailSubscriptions.userId, userId), eq(emailSubscriptions.kind, kind)))
  return row === undefined || row.unsubscribedAt !== null ? null : row.token
}

/**
 * Sets a subscription; repeating it changes nothing.
 * @returns the user and kind of the token; undefined if it is unknown
 */
export async function setSubscribed(
  db: Queryable,
  token: string,
  unsubscribedAt: Date | null,
): Promise<{ userId: string; kind: string } | undefined> {
  const whose = { userId: emailSubscriptions.userId, kind: emailSubscriptions.kind }
  const [changed] = await db
    .update(emailSubscriptions)
    .set({ unsubscribedAt })
    .where(
      and(
        eq(emailSubscriptions.token, token),
        unsubscribedAt === null ? sql`true` : isNull(emailSubscriptions.unsubscribedAt),
      ),
    )
    .returning(whose)
  if (changed !== undefined) return changed
  const [row] = await db.select(whose).from(emailSubscriptions).where(eq(emailSubscriptions.token, token))
  return row
}

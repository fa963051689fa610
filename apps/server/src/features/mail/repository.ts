import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { keptMails, mailSubscriptions, mails } from '#db/schema/mails.ts'
import { newSecret } from '#lib/secrets.ts'

export type MailRow = typeof mails.$inferSelect
export type KeptMail = typeof keptMails.$inferSelect & { readonly recipient: string; readonly kind: string }

/** Out: the id of the new mail; undefined where one with the same key was written before. */
export async function insertMail(db: Queryable, row: typeof mails.$inferInsert): Promise<string | undefined> {
  const [mail] = await db
    .insert(mails)
    .values(row)
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  return mail?.id
}

export async function findMail(db: Queryable, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id)).limit(1)
  return mail
}

/** Of which kind the mails are, by id. */
export async function findMailKinds(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: mails.id, kind: mails.kind })
    .from(mails)
    .where(inArray(mails.id, [...ids]))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(mails).set({ sentAt: now }).where(eq(mails.id, id))
}

export async function deleteMailsBefore(db: Queryable, time: Date): Promise<number> {
  const rows = await db.delete(mails).where(lt(mails.createdAt, time)).returning({ id: mails.id })
  return rows.length
}

/** Deletes the mails that were sent on to somebody else for a writer, whose address their answers go to, and those answers. */
export async function deleteMailsOfWriter(db: Queryable, email: string): Promise<void> {
  await db
    .delete(mails)
    .where(
      or(
        sql`${mails.params}->>'replyTo' = ${email}`,
        and(eq(mails.recipient, email), eq(mails.kind, 'contact_answer')),
      ),
    )
}

/** Deletes the mails of one kind to an address. */
export async function deleteMailsTo(db: Queryable, kind: string, email: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.kind, kind), eq(mails.recipient, email)))
}

export async function insertKeptMail(db: Queryable, row: typeof keptMails.$inferInsert): Promise<void> {
  await db.insert(keptMails).values(row).onConflictDoNothing()
}

const kept = {
  id: keptMails.id,
  sender: keptMails.sender,
  subject: keptMails.subject,
  plain: keptMails.plain,
  html: keptMails.html,
  headers: keptMails.headers,
  sentAt: keptMails.sentAt,
  recipient: mails.recipient,
  kind: mails.kind,
}

/** The latest mails that were kept, the newest first; those to one address where one is given. */
export async function listKeptMails(db: Queryable, recipient?: string): Promise<KeptMail[]> {
  return db
    .select(kept)
    .from(keptMails)
    .innerJoin(mails, eq(mails.id, keptMails.id))
    .where(recipient === undefined ? sql`true` : eq(mails.recipient, recipient))
    .orderBy(desc(keptMails.sentAt), desc(keptMails.id))
    .limit(200)
}

export async function findKeptMail(db: Queryable, id: string): Promise<KeptMail | undefined> {
  const [mail] = await db
    .select(kept)
    .from(keptMails)
    .innerJoin(mails, eq(mails.id, keptMails.id))
    .where(eq(keptMails.id, id))
  return mail
}

/** The token that ends one kind of mail for somebody, made on first use; null where it was ended. */
export async function subscriptionToken(db: Queryable, userId: string, kind: string): Promise<string | null> {
  await db.insert(mailSubscriptions).values({ userId, kind, token: newSecret() }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.userId, userId), eq(mailSubscriptions.kind, kind)))
  return row === undefined || row.unsubscribedAt !== null ? null : row.token
}

/** Out: whose mails of which kind the token ends; undefined where it is none of ours. Ending twice is like ending once. */
export async function setSubscribed(
  db: Queryable,
  token: string,
  unsubscribedAt: Date | null,
): Promise<{ userId: string; kind: string } | undefined> {
  const whose = { userId: mailSubscriptions.userId, kind: mailSubscriptions.kind }
  const [changed] = await db
    .update(mailSubscriptions)
    .set({ unsubscribedAt })
    .where(
      and(
        eq(mailSubscriptions.token, token),
        unsubscribedAt === null ? sql`true` : isNull(mailSubscriptions.unsubscribedAt),
      ),
    )
    .returning(whose)
  if (changed !== undefined) return changed
  const [row] = await db.select(whose).from(mailSubscriptions).where(eq(mailSubscriptions.token, token))
  return row
}

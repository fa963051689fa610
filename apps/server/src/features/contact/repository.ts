import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'

export async function insertContactMessage(
  db: Queryable,
  row: typeof contactMessages.$inferInsert,
): Promise<number | undefined> {
  const [message] = await db.insert(contactMessages).values(row).returning({ id: contactMessages.id })
  return message?.id
}

/** Deletes what was written from a mail address, signed in or not. */
export async function deleteContactMessages(db: Queryable, email: string): Promise<void> {
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

export async function deleteContactMessagesBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, time))
}

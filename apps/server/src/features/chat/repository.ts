import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { chatMessages, chatUsage } from '#db/schema/chat-messages.ts'

export type ChatMessageRow = typeof chatMessages.$inferSelect
export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'id'>
export type ChatUsageKey = Pick<typeof chatUsage.$inferSelect, 'userId' | 'day'>

/** The latest messages, oldest first. */
export async function findLatestMessages(db: Queryable, userId: string, limit: number): Promise<ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(desc(chatMessages.id))
    .limit(limit)
  return rows.reverse()
}

/** Stores a question with its answer, and deletes all but the latest `max` messages. */
export async function insertExchange(
  db: Queryable,
  question: NewMessage,
  answer: NewMessage,
  max: number,
): Promise<{ question: ChatMessageRow; answer: ChatMessageRow }> {
  const [first, second] = await db.insert(chatMessages).values([question, answer]).returning()
  if (first === undefined || second === undefined) throw new Error('the messages were not stored')
  const surplus = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.userId, question.userId))
    .orderBy(desc(chatMessages.id))
    .offset(max)
    .limit(1)
  await db.delete(chatMessages).where(and(eq(chatMessages.userId, question.userId), lte(chatMessages.id, surplus)))
  return { question: first, answer: second }
}

export async function deleteMessagesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.userId, userId))
}

export async function findMessagesUsed(db: Queryable, { userId, day }: ChatUsageKey): Promise<number> {
  const [row] = await db
    .select({ messages: chatUsage.messages })
    .from(chatUsage)
    .where(and(eq(chatUsage.userId, userId), eq(chatUsage.day, day)))
  return row?.messages ?? 0
}

/**
 * Counts a message in one statement, so that concurrent messages can't exceed the limit.
 * @returns the new count; undefined at the limit
 */
export async function countMessageWithin(db: Queryable, usage: ChatUsageKey, max: number): Promise<number | undefined> {
  const [row] = await db
    .insert(chatUsage)
    .values({ ...usage, messages: 1 })
    .onConflictDoUpdate({
      target: [chatUsage.userId, chatUsage.day],
      set: { messages: sql`${chatUsage.messages} + 1` },
      setWhere: lt(chatUsage.messages, max),
    })
    .returning({ messages: chatUsage.messages })
  return row?.messages
}

/** Refunds one message of a day. */
export async function refundMessage(db: Queryable, { userId, day }: ChatUsageKey): Promise<void> {
  await db
    .update(chatUsage)
    .set({ messages: sql`${chatUsage.messages} - 1` })
    .where(and(eq(chatUsage.userId, userId), eq(chatUsage.day, day), gt(chatUsage.messages, 0)))
}

export async function deleteChatUsageBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(chatUsage).where(lt(chatUsage.day, day))
}

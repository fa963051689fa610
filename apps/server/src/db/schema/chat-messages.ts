import type { ChatAction, ChatMessage, ChatSentence } from '@milepost/contract/chat/schema'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const chatSender = pgEnum('chat_sender', ['user', 'bot'])

/** A conversation with the assistant: each question is followed by its answer. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sender: chatSender().notNull(),
    text: text().notNull(),
    sentences: jsonb().$type<ChatSentence[]>().notNull(),
    suggestions: jsonb().$type<string[]>().notNull(),
    /** The kind of an answer ('answer', 'declined', ...); null for a question. */
    kind: text().$type<'answer' | 'declined' | 'unclear' | 'courtesy' | 'crisis'>(),
    engine: text().$type<NonNullable<ChatMessage['engine']>>(),
    /** What an answer proposes to change. */
    action: jsonb().$type<ChatAction>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('chat_messages_user_id_index').on(table.userId, table.id)],
)

/** Messages sent per day (UTC). Separate from the conversation, so that deleting it doesn't reset the quota. */
export const chatUsage = pgTable(
  'chat_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

import type { CareerId } from '@milepost/contract/careers/limits'
import type { RejectionReason } from '@milepost/contract/recommendations/limits'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** What learners say about skills. It overrides what is derived from their answers. */
export const skillCorrections = pgTable(
  'skill_corrections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skillId: text('skill_id').notNull(),
    /** How well they know it. Null where they have not said. */
    level: text().$type<SkillLevel>(),
    /** What the answers ask about the skill is ignored, be it wanted or refused. */
    requestIgnored: boolean('request_ignored').notNull().default(false),
    /** The learner added the skill to the roadmap themselves. */
    added: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skillId] })],
)

export const careerRejections = pgTable(
  'career_rejections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    careerId: text('career_id').$type<CareerId>().notNull(),
    reason: text().$type<RejectionReason>().notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.careerId] })],
)

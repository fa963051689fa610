import { feedbackTypes } from '@milepost/contract/feedback/limits'
import { boolean, index, integer, pgEnum, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

export const feedbackType = pgEnum('feedback_type', feedbackTypes)

export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The writer's chosen name; shown to the institution only if `namedToInstitution`. */
    name: text().notNull(),
    namedToInstitution: boolean('named_to_institution').notNull().default(false),
    type: feedbackType().notNull(),
    /** The institution that offered the course. */
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** The target's name at that time; kept after deletion. */
    target: text().notNull(),
    /** 1 to 5; 0 means not rated and is left out of averages. */
    rating: smallint().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('feedback_user_id_index').on(table.userId),
    index('feedback_institution_id_index').on(table.institutionId, table.id),
    index('feedback_course_id_index').on(table.courseId),
  ],
)

import type { AdviceDecisions, PlanVariant } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers/limits'
import { type Engine, type LinkAbsence, roadmapReasons } from '@milepost/contract/roadmaps/limits'
import type { KnownSkill, LinkReason, RoadmapRequest, StepDetail } from '@milepost/contract/roadmaps/schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { courses } from '#db/schema/courses.ts'
import { recommendations } from '#db/schema/recommendations.ts'
import { users } from '#db/schema/users.ts'

export const roadmapReason = pgEnum('roadmap_occasion', roadmapReasons)

/** Versions made before learners could add skills lack the source, which was the answers, and older ones the level. */
type StoredSkill = Pick<KnownSkill, 'id' | 'name' | 'quote'> & Partial<KnownSkill>

/** Links made before courses had levels or languages lack these fields. */
type StoredReason = Omit<LinkReason, 'level' | 'ownLanguageAbsence'> & Partial<LinkReason>

export const roadmaps = pgTable(
  'roadmaps',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    isCurrent: boolean('is_current').notNull(),
    occasion: roadmapReason().notNull(),
    careerId: text('career_id').$type<CareerId>().notNull(),
    recommendationId: uuid('recommendation_id')
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    adviceRevision: integer('advice_revision').notNull(),
    engine: text().$type<Engine>().notNull(),
    knowledgeVersion: text('knowledge_version').notNull(),
    totalHours: doublePrecision('total_hours').notNull(),
    knownSkills: jsonb('known_skills').$type<StoredSkill[]>().notNull(),
    deniedSkills: jsonb('denied_skills').$type<{ id: string; name: string }[]>().notNull().default([]),
    requests: jsonb().$type<RoadmapRequest[]>().notNull().default([]),
    /** The decisions behind this version, which a restore brings back. */
    chosenCareerId: text('chosen_career_id').$type<CareerId>(),
    corrections: jsonb().$type<AdviceDecisions['corrections']>().notNull().default([]),
    variant: jsonb().$type<PlanVariant>(),
    /** Chosen after its taster, which is free once for each career. */
    afterTaster: boolean('after_taster').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('roadmaps_user_id_version_unique').on(table.userId, table.version),
    uniqueIndex('roadmaps_current_unique').on(table.userId).where(sql`is_current`),
    index('roadmaps_recommendation_id_index').on(table.recommendationId),
    index('roadmaps_created_at_index').on(table.createdAt),
  ],
)

export const roadmapSteps = pgTable(
  'roadmap_steps',
  {
    roadmapId: uuid('roadmap_id')
      .notNull()
      .references(() => roadmaps.id, { onDelete: 'cascade' }),
    stepNumber: integer('number').notNull(),
    key: text().notNull(),
    section: text().notNull(),
    label: text().notNull(),
    description: text().notNull(),
    hours: doublePrecision().notNull(),
    milestone: boolean().notNull(),
    details: jsonb().$type<readonly StepDetail[] | string>().notNull(),
    skills: jsonb().$type<readonly string[]>().notNull(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** Remains when the course is deleted, to show that there was one. */
    linkReason: jsonb('link_reason').$type<StoredReason>(),
    linkAbsence: text('link_absence').$type<LinkAbsence>(),
  },
  (table) => [
    primaryKey({ columns: [table.roadmapId, table.stepNumber] }),
    unique('roadmap_steps_key_unique').on(table.roadmapId, table.key),
    index('roadmap_steps_course_id_index').on(table.courseId),
    // Steps waiting for a course, by skill.
    index('roadmap_steps_open_index').using('gin', table.skills).where(sql`course_id is null and not milestone`),
  ],
)

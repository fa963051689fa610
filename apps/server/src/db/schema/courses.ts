import type { CourseContent } from '@milepost/contract/queue/schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { institutions } from '#db/schema/institutions.ts'
import { searchVector } from '#db/schema/search-vector.ts'
import { sortedText } from '#db/schema/sorted-text.ts'
import { users } from '#db/schema/users.ts'

export const courseStatus = pgEnum('course_status', ['pending', 'approved', 'rejected'])
export const courseLanguage = pgEnum('course_language', ['en', 'ta', 'si'])
export const courseLevel = pgEnum('course_level', ['beginner', 'intermediate', 'advanced'])
export const courseMode = pgEnum('course_mode', ['online', 'offline', 'hybrid'])
export const courseSkillPlace = pgEnum('course_skill_place', ['title', 'description', 'confirmed'])

interface ImportedWhereabouts {
  readonly mode: (typeof courseMode.enumValues)[number] | null
  readonly country: string | null
  readonly town: string | null
}

/** What an import may change of a course, in parts that are undone each by itself. */
export interface ImportedParts {
  readonly code: string
  readonly title: string
  readonly description: string
  readonly duration: string | null
  readonly price: number | null
  readonly startsOn: string | null
  readonly places: number | null
  readonly intakes: readonly (ImportedWhereabouts & { readonly startsOn: string; readonly places: number | null })[]
  readonly whereabouts: ImportedWhereabouts
  readonly language: (typeof courseLanguage.enumValues)[number]
  /** Null while skills and level are read from the text. */
  readonly confirmed: {
    readonly skills: readonly string[]
    readonly level: (typeof courseLevel.enumValues)[number] | null
  } | null
}

/** A course before or after an import. */
export interface CourseState extends ImportedParts {
  readonly status: (typeof courseStatus.enumValues)[number]
  readonly rejectionReason: string | null
}

export const courses = pgTable(
  'courses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'cascade' }),
    /** What its institution calls it in its own files; '' where it doesn't. */
    code: text().notNull().default(''),
    title: sortedText().notNull(),
    description: text().notNull(),
    /** Weeks as the institution wrote them; `weeks` is the number in it (null: flexible). */
    duration: text(),
    weeks: doublePrecision(),
    /** Rupees; null and 0 are free. */
    price: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** The first day; null where there is no fixed one. */
    startsOn: date('starts_on', { mode: 'string' }),
    /** How many applications can be accepted; null: no limit. */
    places: integer(),
    /** Null where it doesn't say. */
    mode: courseMode(),
    /** Where learners have to be, as an ISO 3166-1 code: for courses that aren't online alone. */
    country: text(),
    town: text(),
    status: courseStatus().notNull().default('approved'),
    rejectionReason: text('rejection_reason'),
    language: courseLanguage().notNull().default('en'),
    level: courseLevel(),
    /** When the author confirmed skills and level; null while they are extracted from the text. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The knowledge version that the skills were extracted with; null if not yet extracted. */
    analysedWithVersion: text('analysed_with_version'),
    /** The skill in demand that it was made for: those who wait for it hear when it's offered. */
    demandedSkill: text('demanded_skill'),
    /** Learners can't apply for now. */
    applicationsClosed: boolean('applications_closed').notNull().default(false),
    /** Kept by its institution, but not offered. */
    isArchived: boolean('is_archived').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Incremented by every manual change, to detect conflicting edits. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it last began to wait for approval after it was created; null: never. */
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    /** What it said when it was last approved; null while it is approved, and for one that never was. */
    approvedContent: jsonb('approved_content').$type<CourseContent>(),
    search: searchVector(),
  },
  (table) => [
    index('courses_search_index').using('gin', table.search),
    index('courses_institution_id_index').on(table.institutionId, table.id),
    uniqueIndex('courses_code_unique').on(table.institutionId, table.code).where(sql`code <> ''`),
    index('courses_status_index').on(table.status, table.id),
    index('courses_title_index').on(table.title, table.id),
    index('courses_waiting_index').on(sql`coalesce(submitted_at, created_at)`, table.id).where(sql`status = 'pending'`),
    // It has what the filters ask for, so that counting reads no course.
    index('courses_filters_index')
      .on(
        table.id,
        table.institutionId,
        table.language,
        table.level,
        table.weeks,
        table.price,
        table.startsOn,
        table.mode,
        table.country,
      )
      .where(sql`status = 'approved' and not is_archived`),
    index('courses_cheapest_index')
      .on(sql`coalesce(price, 0)`, table.id.desc().nullsFirst())
      .where(sql`status = 'approved' and not is_archived`),
    index('courses_shortest_index')
      .on(table.weeks, table.id.desc().nullsFirst())
      .where(sql`status = 'approved' and not is_archived`),
    check(
      'courses_country_check',
      sql`(${table.country} is null) = (${table.mode} is null or ${table.mode} = 'online') and (${table.town} is null or ${table.country} is not null)`,
    ),
    index('courses_analysed_with_version_index').on(table.analysedWithVersion, table.id),
  ],
)

/** What each course teaches and how strongly: the basis for linking steps. */
export const courseSkills = pgTable(
  'course_skills',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    skillId: text('skill_id').notNull(),
    place: courseSkillPlace().notNull(),
    /** 0 to 1. */
    strength: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.skillId] }),
    index('course_skills_skill_id_index').on(table.skillId, table.strength.desc().nullsFirst(), table.courseId),
    index('course_skills_surest_index')
      .on(table.skillId, table.strength.desc().nullsFirst(), table.courseId.desc().nullsFirst())
      .where(sql`strength >= 0.5`),
  ],
)

/** What undoing a decision brings back, and the version of the course that the decision made. */
interface StoredUndo {
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly rejectionReason: string | null
  readonly submittedAt: string | null
  readonly approvedContent: CourseContent | null
  readonly version: number
}

/** The history of decisions about a course. */
export const courseDecisions = pgTable(
  'course_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    status: courseStatus().notNull(),
    reason: text().notNull().default(''),
    /** How the course was before, while the decision can be undone and no one has been told of it. */
    undo: jsonb().$type<StoredUndo>(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('course_decisions_course_id_index').on(table.courseId),
    index('course_decisions_actor_id_index').on(table.actorId),
  ],
)

/** What imports changed, kept while they can be undone. */
export const courseImports = pgTable(
  'course_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    created: integer().notNull(),
    updated: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('course_imports_institution_id_index').on(table.institutionId, table.createdAt)],
)

export const courseImportChanges = pgTable(
  'course_import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => courseImports.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The course's version after the import. Another one means that it was changed since. */
    version: integer().notNull(),
    /** The course before the import, and after it; null if it's new. */
    before: jsonb().$type<CourseState & { readonly after: CourseState }>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.courseId] }),
    index('course_import_changes_course_id_index').on(table.courseId),
  ],
)

/** One row, incremented by a trigger on every change of a course: the version of cached counts and pages. */
export const catalogueVersions = pgTable('catalogue_versions', {
  id: smallint().primaryKey().default(1),
  version: integer().notNull().default(0),
})

/** Every word of an approved course, stored by a trigger, to correct misspelled searches. */
export const courseWords = pgTable('course_words', { word: text().primaryKey() }, ({ word }) => [
  index('course_words_start_index').on(sql`left(${word}, 1)`, sql`char_length(${word})`),
  index('course_words_rest_index').on(sql`substr(${word}, 2)`),
  index('course_words_prefix_index').on(word.op('text_pattern_ops')),
])

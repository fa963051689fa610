import * as z from 'zod/mini'
import { countries } from '#countries.ts'
import { catalogueOrders, maxSkillsFirst } from '#courses/catalogue/limits.ts'
import {
  courseLanguages,
  courseLevels,
  courseModes,
  courseStatuses,
  maxCourseCodeLength,
  maxCoursePlaces,
  maxCoursePrice,
  maxCourseSkills,
  maxCourseTitleLength,
  maxTownLength,
} from '#courses/limits.ts'
import { pagingFields } from '#route-parts.ts'
import {
  amount,
  instant,
  numericIdentifier,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  wholeNumber,
} from '#text.ts'

export const Course = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Weeks, as written by the institution; null reads 'Flexible'. */
  duration: z.nullable(z.string()),
  /** Rupees; null and 0 read 'Free'. */
  price: z.nullable(z.number()),
  institution_id: z.nullable(z.int()),
  status: z.enum(courseStatuses),
  language: z.enum(courseLanguages),
  /** Its level, or null where the course does not say. */
  level: z.nullable(z.enum(courseLevels)),
  /** The first day, or null where there is no fixed one. It may be in the past. */
  startsOn: z.nullable(z.iso.date()),
  /** Missing where it doesn't say. */
  mode: z.optional(z.enum(courseModes)),
  /** Where learners have to be for it, as an ISO 3166-1 code. Missing unless it is offline or hybrid. */
  country: z.optional(z.string()),
  town: z.optional(z.string()),
  /** What it teaches, the surest first. */
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  closed: z.optional(z.literal(true)),
  /** How many learners it has room for. Missing where there is no limit. */
  places: z.optional(z.int()),
  /** Every place is offered or taken: who applies is put on the waiting list. */
  full: z.optional(z.literal(true)),
  /** Shown to the course's own institution and to admins only. */
  management: z.optional(
    z.object({
      /** Why it was rejected, where a reason was given. */
      reason: z.nullable(z.string()),
      /** The author has confirmed skills and level. Otherwise they were read from the text. */
      skillsConfirmed: z.boolean(),
      /** Increases with every change. An update that sends an older one is a conflict. */
      version: z.int(),
      archived: z.optional(z.literal(true)),
      /** Places that are offered or taken, where they are limited. They may be more than the places. */
      placesTaken: z.optional(z.int()),
      /** What the institution calls it in its own files. */
      code: z.optional(z.string()),
    }),
  ),
})
export type Course = z.output<typeof Course>

/** A day that a course may start on. */
export const courseDay = z.iso.date().check(
  z.refine((value) => value >= '2000-01-01' && value <= '2099-12-31', {
    params: { rule: 'date_range' },
    when: ({ issues }) => issues.length === 0,
  }),
)

const skillId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const skillIds = z.pipe(
  z.pipe(
    optionalText(61 * maxSkillsFirst),
    z.transform((text) => text.split(',')),
  ),
  z.array(skillId).check(z.maxLength(maxSkillsFirst)),
)

const countryCode = z
  .string()
  .check(z.refine((code) => countries.includes(code), { params: { rule: 'unknown_country' } }))

export const CatalogueFilter = z.strictObject({
  search: z.optional(optionalText(200)),
  institution_id: z.optional(numericIdentifier),
  min_weeks: z.optional(amount(0, 1000)),
  max_weeks: z.optional(amount(0, 1000)),
  min_price: z.optional(amount(0, maxCoursePrice)),
  max_price: z.optional(amount(0, maxCoursePrice)),
  language: z.optional(z.enum(courseLanguages)),
  level: z.optional(z.enum(courseLevels)),
  mode: z.optional(z.enum(courseModes)),
  /** Courses that start on this day or earlier. Those without a fixed day are left out. */
  starts_by: z.optional(courseDay),
  /** Courses that teach it. */
  skill: z.optional(skillId),
  sort: z.optional(z.enum(catalogueOrders)),
  /**
   * Skills of the learner's next step, and of later ones, separated by commas. Courses that teach them come first, unless
   * words are searched for or an order is chosen.
   */
  next_skills: z.optional(skillIds),
  later_skills: z.optional(skillIds),
  /** The learner that courses are ordered for, unless an order is chosen: study language, budget, place and mode. */
  for_language: z.optional(z.enum(courseLanguages)),
  for_budget: z.optional(amount(0, maxCoursePrice)),
  for_country: z.optional(countryCode),
  for_town: z.optional(optionalLine(maxTownLength)),
  for_mode: z.optional(z.enum(courseModes)),
  ...pagingFields,
})
export type CatalogueFilter = z.output<typeof CatalogueFilter>

const maxOfferDescriptionLength = 5000
const maxOfferDurationLength = 60

const rupees = amount(0, maxCoursePrice)

const price = z.union([
  rupees,
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
])

const nullIfBlank = <T>(value: T): T | null => (value === '' ? null : value)

/** Where learners have to be, and how many there is room for. */
export const placeFields = {
  /** Blank is no limit. Lowering it below the places that are taken takes none of them back. */
  places: z.optional(
    z.pipe(z.transform(nullIfBlank<string | number | null>), z.nullable(wholeNumber(1, maxCoursePlaces))),
  ),
  /** Blank is not said. Unless it is that or online, a country is needed. */
  mode: z.optional(z.pipe(z.transform(nullIfBlank<string | null>), z.nullable(z.enum(courseModes)))),
  country: z.optional(z.pipe(z.transform(nullIfBlank<string | null>), z.nullable(countryCode))),
  town: z.optional(z.nullable(optionalLine(maxTownLength))),
}

export const courseFields = {
  /** What the institution calls it in its own files; only one of its courses has it. Blank is none. */
  code: z.optional(
    z.pipe(
      z.nullable(optionalLine(maxCourseCodeLength)),
      z.transform((code) => code ?? ''),
    ),
  ),
  title: requiredLine(maxCourseTitleLength),
  description: requiredText(maxOfferDescriptionLength),
  /** Weeks in words; blank is flexible. */
  duration: z.optional(z.nullable(optionalText(maxOfferDurationLength))),
  /** Rupees; blank and 0 are free. */
  price: z.optional(z.nullable(price)),
  /** Blank is no fixed day. */
  startsOn: z.optional(z.pipe(z.transform(nullIfBlank<string | null>), z.nullable(courseDay))),
  ...placeFields,
  language: z.optional(z.enum(courseLanguages)),
  /** If given, the author confirms skills and level. Otherwise they are read from title and description. */
  skills: z.optional(
    z.array(skillId).check(
      z.maxLength(maxCourseSkills),
      z.refine((ids) => new Set(ids).size === ids.length, { params: { rule: 'distinct' } }),
    ),
  ),
  level: z.optional(z.nullable(z.enum(courseLevels))),
}

/** A new course. Only an admin may send a status, and an institution's id must be the sender's own. */
export const NewCourse = z.strictObject({
  ...courseFields,
  institution_id: numericIdentifier,
  /** The skill in demand that it is made for. Learners whose steps wait for it hear once it is offered. */
  demanded_skill: z.optional(skillId),
  status: z.optional(z.enum(['approved', 'pending'])),
})
export type NewCourse = z.output<typeof NewCourse>

/** The version that was edited. If the course has another one by now, the error is 'changed_meanwhile'. */
export const courseVersion = z.optional(wholeNumber(1, 2_147_483_647))

/** What is left out stays unchanged. Title and description are always sent. */
export const CourseChanges = z.strictObject({ ...courseFields, version: courseVersion })
export type CourseChanges = z.output<typeof CourseChanges>

/** A course as its institution fills it in: nothing of what learners read is left blank. */
export const OfferedCourse = z.extend(CourseChanges, {
  duration: requiredText(maxOfferDurationLength),
  price: rupees,
})

/** A new course as an admin fills it in. */
export const AddedCourse = z.extend(
  z.omit(NewCourse, { language: true, skills: true, level: true, demanded_skill: true }),
  {
    price: z.optional(rupees),
  },
)

/** A course for admins, with its institution's name. Null where it belongs to none. */
export const AdminCourse = z.extend(Course, { institution_name: z.nullable(z.string()) })
export type AdminCourse = z.output<typeof AdminCourse>

export const CourseDecision = z.object({
  id: z.int(),
  status: z.enum(courseStatuses),
  reason: z.string(),
  /** Who decided, or null where that account is gone. */
  actor: z.nullable(z.string()),
  createdAt: instant,
})
export type CourseDecision = z.output<typeof CourseDecision>

/** The version that was seen: a course with another one by now is refused. */
export const seenCourse = { id: numericIdentifier, version: wholeNumber(1, 2_147_483_647) }

export const CourseChange = z.strictObject({
  ...seenCourse,
  price: courseFields.price,
  duration: courseFields.duration,
  startsOn: courseFields.startsOn,
  places: courseFields.places,
  /** Learners can't apply for now. */
  closed: z.optional(z.boolean()),
  /** Kept, but not offered. */
  archived: z.optional(z.boolean()),
})
export type CourseChange = z.input<typeof CourseChange>

const refusals = ['not_found', 'changed_meanwhile'] as const

/** What became of each course: they are decided one by one. */
export const BulkOutcome = z.object({
  /** With their new versions. */
  done: z.array(z.object({ id: z.int(), version: z.int() })),
  refused: z.array(z.object({ id: z.int(), code: z.enum(refusals) })),
})
export type BulkOutcome = z.output<typeof BulkOutcome>

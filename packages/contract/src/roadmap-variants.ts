import * as z from 'zod/mini'
import { maxHoursPerWeek, minHoursPerWeek } from '#pace.ts'
import { wholeNumber } from '#text.ts'

const skillId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

/** By when a learner wants to finish, and at which pace. */
export const byDateFields = {
  until: z.iso.date(),
  hoursPerWeek: z.int().check(z.gte(minHoursPerWeek), z.lte(maxHoursPerWeek)),
}

/** The same as a learner types them. */
export const TypedByDate = z.strictObject({
  until: byDateFields.until,
  hoursPerWeek: wholeNumber(minHoursPerWeek, maxHoursPerWeek),
})
export type ByDate = z.output<typeof TypedByDate>

/** Another way to the same career that a learner asks for. */
export const VariantChoice = z.discriminatedUnion('kind', [
  /** No variant. */
  z.strictObject({ kind: z.literal('usual') }),
  /** Short enough to be finished by a day. */
  z.strictObject({ kind: z.literal('by_date'), ...byDateFields }),
  z.strictObject({ kind: z.literal('free_courses') }),
  /** Only with courses in the learner's study language. */
  z.strictObject({ kind: z.literal('own_language') }),
  /** Each section begins with its project. */
  z.strictObject({ kind: z.literal('project_first') }),
  /** With another tool of the same kind, such as Vue in place of React. */
  z.strictObject({ kind: z.literal('other_tool'), skillId }),
])
export type VariantChoice = z.output<typeof VariantChoice>

/** A choice with the names that a screen needs. */
export const RoadmapVariant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by_date'), until: z.iso.date() }),
  z.object({ kind: z.enum(['free_courses', 'own_language', 'project_first']) }),
  z.object({ kind: z.literal('other_tool'), skillId, name: z.string() }),
])
export type RoadmapVariant = z.output<typeof RoadmapVariant>

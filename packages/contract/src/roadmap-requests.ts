import * as z from 'zod/mini'

/** The most hours that a requested skill may add where the career does not list it. */
export const maxExtraHours = 25

/** Stands for the deadlines of the goals where a request is taken back by a skill's id. */
export const deadlineId = 'deadline'

const requestedSkill = {
  skillId: z.string(),
  name: z.string(),
  /** The words that ask for it, as the learner wrote them. Null where the learner added it without the answers. */
  quote: z.nullable(z.string()),
  /** The step that teaches it, or null where none does. */
  stepKey: z.nullable(z.string()),
}

/**
 * What became of a skill that the answers ask for. 'extra': planned although the career does not list it. 'too_long': with
 * what it builds on it takes more hours than an extra may, and the learner has not added it all the same. 'no_room': the roadmap
 * is full. 'ignored': the learner took the request back.
 */
const wantedOutcomes = ['planned', 'known', 'extra', 'too_long', 'no_room', 'ignored'] as const

/** What became of a skill that the answers refuse. 'needed': the roadmap does not work without it. */
const refusedOutcomes = ['left_out', 'needed', 'ignored'] as const

/** Something that the answers ask of the roadmap, and what it did about it. */
export const RoadmapRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('wanted'),
    ...requestedSkill,
    outcome: z.enum(wantedOutcomes),
    /** Hours that an extra adds, or that a skill which is too long would add. Null otherwise. */
    hours: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('refused'),
    ...requestedSkill,
    outcome: z.enum(refusedOutcomes),
    /** Name of the skill that the roadmap teaches in its place, if there is one. */
    instead: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('deadline'),
    quote: z.string(),
    /** The last day, counted from the day the roadmap was made. */
    until: z.iso.date(),
    /** The learner took it back. */
    ignored: z.optional(z.boolean()),
  }),
])
export type RoadmapRequest = z.output<typeof RoadmapRequest>
export type SkillRequest = Exclude<RoadmapRequest, { kind: 'deadline' }>

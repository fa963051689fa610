import * as z from 'zod/mini'
import { route } from '#http.ts'
import { SkillName } from '#skills.ts'

/** Illustrative figures of the landing page, labelled as such, until the real ones are larger. */
export const illustrativeFigures = {
  satisfaction: 95,
  students: 2500,
  institutions: 150,
  activeStudents: 245,
  completedPaths: 189,
} as const
export type SiteFigure = keyof typeof illustrativeFigures

const Counted = z.nullable(z.int())

/** Real counts, rounded down. Null where one is not larger than the illustration, or should not be shown. */
const SiteFigures = z.object({
  satisfaction: Counted,
  students: Counted,
  institutions: Counted,
  activeStudents: Counted,
  completedPaths: Counted,
})
export type SiteFigures = z.output<typeof SiteFigures>

export const getSiteFigures = route({
  method: 'GET',
  path: '/figures',
  summary: 'Read the counted figures that the landing page may show',
  tag: 'figures',
  access: 'anonymous',
  reply: { 200: SiteFigures },
})

const SkillInDemand = z.object({
  skill: SkillName,
  /** The area it belongs to. */
  area: z.string(),
  /** Learners with a step for it without a course, in steps of five. */
  learners: z.int(),
})
export type SkillInDemand = z.output<typeof SkillInDemand>

export const listSkillsInDemand = route({
  method: 'GET',
  path: '/figures/demand',
  summary: 'Skills that most learners are waiting for a course for, in counts of at least five',
  tag: 'figures',
  access: 'anonymous',
  reply: { 200: z.array(SkillInDemand) },
})

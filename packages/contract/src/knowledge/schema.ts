import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'
import { EducationLevel, InterestArea } from '#profiles/schema.ts'
import { RoadmapTitle } from '#roadmaps/schema.ts'
import { SkillName } from '#skills/schema.ts'

/** The source of a fact, shown beside it with its licence. */
export const Source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  licence: z.string(),
  address: z.string(),
})
export type Source = z.output<typeof Source>

/** Facts about the occupations behind a career, all from the named sources. */
export const CareerFacts = z.object({
  occupations: z.array(z.object({ code: z.string(), title: z.string(), jobZone: z.nullable(z.int()) })),
  /** Interests of people in these occupations by Holland's six types, 1 to 7, averaged. */
  interests: z.array(z.object({ type: z.string(), score: z.number() })),
  /** Technologies that many current job postings for these occupations ask for. */
  inDemand: z.array(z.string()),
  sources: z.array(Source),
})
export type CareerFacts = z.output<typeof CareerFacts>

export const CareerKnowledge = z.object({
  id: KnownCareerId,
  title: z.string(),
  summary: z.string(),
  work: z.array(z.string()),
  day: z.array(z.object({ time: z.string(), activity: z.string() })),
  suits: z.string(),
  suitsLess: z.string(),
  /** How much an interest fits the career, 1 to 3. */
  interests: z.array(z.object({ area: InterestArea, weight: z.int() })),
  education: z.array(z.object({ level: EducationLevel, fit: z.enum(['enough', 'helps', 'short']) })),
  related: z.array(z.object({ id: KnownCareerId, title: z.string(), why: z.string() })),
  phases: z.array(
    z.object({
      section: z.string(),
      /** Weight 3 is at the heart of the career, 2 belongs to it, 1 takes an experienced learner further. */
      skills: z.array(
        z.object({ id: z.string(), name: z.string(), weight: z.int(), alternatives: z.array(SkillName) }),
      ),
      milestone: z.string(),
    }),
  ),
  /** Hours of the whole roadmap for a learner with high school only: our own estimate. */
  beginnerHours: z.number(),
  /** Jobs that such a learner can apply for on the way. */
  titles: z.array(RoadmapTitle),
  facts: CareerFacts,
})
export type CareerKnowledge = z.output<typeof CareerKnowledge>

/** An hour of a career's work, to find out whether one likes it. */
export const CareerTaster = z.object({
  career: KnownCareerId,
  title: z.string(),
  minutes: z.int(),
  /** What one is able to do afterwards. */
  outcome: z.string(),
  /** Named parts of the material, or where to begin and end. */
  study: z.object({
    title: z.string(),
    url: z.string(),
    publisher: z.string(),
    minutes: z.int(),
    parts: z.optional(z.array(z.string())),
    begin: z.optional(z.string()),
    end: z.optional(z.string()),
  }),
  make: z.object({ needs: z.array(z.string()), task: z.string(), result: z.string(), check: z.string() }),
  /** Where people get stuck. */
  stuck: z.string(),
  /** What in it is like the work. */
  feel: z.string(),
})
export type CareerTaster = z.output<typeof CareerTaster>

export const SkillKnowledge = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['concept', 'tool', 'practice', 'soft']),
  level: z.int(),
  /** For a learner with high school only, as `beginnerHours` of a career. */
  hours: z.number(),
  description: z.string(),
  outcomes: z.array(z.string()),
  learn: z.string(),
  build: z.string(),
  check: z.string(),
  tools: z.array(z.string()),
  prerequisites: z.array(SkillName),
  /** Questions to check whether you know it already, each with a good answer. */
  selfChecks: z.array(z.object({ ask: z.string(), answer: z.string() })),
  /** Careers whose roadmaps teach it, by weight. Weights are as in a career's phases. */
  careers: z.array(z.object({ id: KnownCareerId, title: z.string(), weight: z.int() })),
})
export type SkillKnowledge = z.output<typeof SkillKnowledge>

import { careerIds } from '@milepost/contract/careers/limits'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text).check(z.minLength(1))

/** `occupation-groups.yaml`: the 23 major groups of the Standard Occupational Classification 2018, for wishes outside our careers. */
export const OccupationGroupsFile = z.array(
  z.strictObject({
    code: z.string().check(z.regex(/^\d\d$/)),
    name: text,
    examples: texts,
    /** How a learner's wish names it, in lower case. The longest phrase in a text counts. */
    words: texts,
    /** Bodies to ask, by country. */
    ask: z.strictObject({ lk: text, in: text }),
    /** Technology beside it, with our nearest careers. Null where there is none. */
    technology: z.nullable(z.strictObject({ name: text, how: text, careers: z.array(z.enum(careerIds)) })),
  }),
)
export type OccupationGroup = z.output<typeof OccupationGroupsFile>[number]

/** `experience.yaml`: what years of paid work bring along. */
export const ExperienceFile = z.array(
  z.strictObject({
    years: z.int().check(z.gt(0)),
    /** Ids of skills: who has used one of them for so many years. */
    skills: texts,
    /** Names of jobs, in lower case: who has held one of them for so many years. */
    jobs: texts,
    /** Ids of the skills that come with it. */
    known: texts,
  }),
)
export type Experience = z.output<typeof ExperienceFile>[number]

/** `certificates.yaml`: certificates whose exams a plan prepares for. */
export const CertificatesFile = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    name: text,
    /** As learners write it, in lower case. Each is a name of one of the skills. */
    names: texts,
    /** Ids of the skills that its exam asks for. */
    skills: texts,
    /** Hours to prepare for the exam once the skills are learned: our own estimate. */
    hours: z.int().check(z.gt(0)),
    /** Completes 'The exam has …'. */
    exam: text,
  }),
)
export type Certificate = z.output<typeof CertificatesFile>[number]

/** What to study for a task: named parts of the material, or where to begin and end. */
const study = z.strictObject({
  title: text,
  url: z.url({ protocol: /^https?$/, hostname: z.regexes.domain }),
  publisher: text,
  minutes: z.int().check(z.gt(0)),
  parts: z.optional(texts),
  begin: z.optional(text),
  end: z.optional(text),
})

/** `tasters.yaml`: for each career an hour of its work, with material and a way to see whether it went well. */
export const TastersFile = z.array(
  z.strictObject({
    career: z.enum(careerIds),
    title: text,
    minutes: z.int().check(z.gt(0)),
    outcome: text,
    study,
    make: z.strictObject({ needs: texts, task: text, result: text, check: text }),
    stuck: text,
    feel: text,
  }),
)
export type Taster = z.output<typeof TastersFile>[number]

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

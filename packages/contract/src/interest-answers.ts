import * as z from 'zod/mini'

/** The id of an activity or a choice. One that the check no longer has says nothing. */
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** What a learner answered in the interest check. */
export const InterestAnswers = z.strictObject({
  /** How much they would like each activity, from 1 (not at all) to 5 (a lot). Skipped ones are left out. */
  activities: z
    .record(id, z.int().check(z.gte(1), z.lte(5)))
    .check(z.refine((answers) => Object.keys(answers).length <= 40, { params: { rule: 'too_many' } })),
  /** Which of two tasks they would rather do. */
  choices: z
    .record(id, z.enum(['first', 'second']))
    .check(z.refine((answers) => Object.keys(answers).length <= 40, { params: { rule: 'too_many' } })),
})
export type InterestAnswers = z.output<typeof InterestAnswers>

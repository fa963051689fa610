import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** `occupations.json`: what the O*NET database says, written by `scripts/onet-facts.mjs`. */
export const OccupationsFile = z.strictObject({
  source: z.literal('onet'),
  occupations: z.array(
    z.strictObject({
      /** O*NET-SOC code. */
      code: text,
      title: text,
      /** Preparation the occupation takes, 1 (little) to 5 (extensive). */
      jobZone: z.nullable(z.int()),
      /** Realistic, investigative, artistic, social, enterprising, conventional: 1 to 7 each. */
      interests: z.nullable(z.array(z.number())),
      /** Technologies marked as in demand. */
      inDemand: z.array(text),
    }),
  ),
})
export type Occupation = z.output<typeof OccupationsFile>['occupations'][number]

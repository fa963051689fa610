import { careerIds } from '@milepost/contract/careers/limits'
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text)

/** `backgrounds.yaml`: what people did before, and the careers where it helps. */
export const BackgroundsFile = z.array(
  z.strictObject({
    id: text,
    /** Completes 'From …'. */
    name: text,
    /** Cues of what someone says of themselves. */
    words: texts.check(z.minLength(1)),
    /** Something of that work to do a project about. Completes 'such as …'. None where people have not worked yet. */
    subject: z.optional(text),
    /** Why it helps in a career, the nearest career first. */
    careers: z.partialRecord(z.enum(careerIds), text),
  }),
)
export type BackgroundsFile = z.output<typeof BackgroundsFile>

/** `terms.yaml`: general terms of the trades, each with the skill whose page says more. */
export const TermsFile = z.array(
  z.strictObject({
    name: text,
    /** Lower case, as a question asks for it. */
    words: texts.check(z.minLength(1)),
    skill: text,
    text,
  }),
)
export type TermsFile = z.output<typeof TermsFile>

const spellings = z.optional(texts.check(z.minLength(1)))

/** `vocabulary.yaml`: names of skills and trades as people write them in other scripts, and in Latin letters by ear. */
export const VocabularyFile = z.array(
  z.strictObject({
    /** As English texts have it. */
    name: text,
    /** The skill or career that it names; left out where it is wider than each of ours. */
    of: z.optional(text),
    ta: spellings,
    si: spellings,
    latin: spellings,
  }),
)
export type VocabularyFile = z.output<typeof VocabularyFile>

/** `products.yaml`: products that are no skill of ours, by their field. */
export const ProductsFile = z.array(z.strictObject({ field: text, names: texts.check(z.minLength(1)) }))
export type ProductsFile = z.output<typeof ProductsFile>

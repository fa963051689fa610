import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text)

/** Languages besides English in which some questions are understood. */
export const languageIds = ['ta', 'si'] as const
export type LanguageId = (typeof languageIds)[number]

/** `languages/<id>.yaml`: what is understood in Tamil or Sinhala. */
export const LanguageFile = z.strictObject({
  name: text,
  /** As Unicode names it. */
  script: text,
  /** Phrases of people in danger, for `localPattern` of the advisor. */
  danger: texts.check(z.minLength(1)),
  /** Idioms with the same words. */
  harmless: texts,
  /** How words begin that speak of what Milepost knows: steps, courses, prices, dates. A language model does not say them itself. */
  ours: texts.check(z.minLength(1)),
  /** By what is meant in English: how it is written, in the script or in Latin letters. */
  words: z.record(z.string(), texts.check(z.minLength(1))),
  /** By intent: how people ask for it, in the script and in Latin letters. '{skill}' stands for a name. */
  questions: z.record(z.string(), texts.check(z.minLength(1))),
  /** By answer of the handbook: more ways to ask for it than the handbook lists, also in Latin letters. */
  asked: z.record(z.string(), texts.check(z.minLength(1))),
})
export type LanguageFile = z.output<typeof LanguageFile>

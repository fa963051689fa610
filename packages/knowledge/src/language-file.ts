import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const texts = z.array(text)

/** Languages besides English in which some questions are understood. */
export const languageIds = ['ta', 'si'] as const
export type LanguageId = (typeof languageIds)[number]

/** What is said in these languages. */
export const localAnswers = [
  ...(['progress', 'next', 'arrived', 'noRoadmap', 'hoursLeft', 'arrival', 'roadmap'] as const),
  ...(['courses', 'noCourse', 'career', 'fit', 'skill', 'skillOnRoadmap', 'skillKnown'] as const),
  ...(['hello', 'thanks', 'questions', 'crisis'] as const),
] as const
export type LocalAnswer = (typeof localAnswers)[number]

/** `languages/<id>.yaml`: what is understood and said in Tamil or Sinhala. */
export const LanguageFile = z.strictObject({
  name: text,
  /** As Unicode names it. */
  script: text,
  /** Phrases of people in danger, for `localPattern` of the advisor. */
  danger: texts.check(z.minLength(1)),
  /** Idioms with the same words. */
  harmless: texts,
  /** By what is meant in English: how it is written, in the script or in Latin letters. */
  words: z.record(z.string(), texts.check(z.minLength(1))),
  answers: z.record(
    z.enum(localAnswers),
    z.strictObject({
      text,
      /** The native speaker who has read it. While it is empty, the English answer follows. */
      reviewedBy: z.string(),
    }),
  ),
})
export type LanguageFile = z.output<typeof LanguageFile>

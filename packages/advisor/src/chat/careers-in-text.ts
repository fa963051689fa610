import type { CareerId } from '@milepost/contract/careers/limits'
import { knowledge } from '#knowledge/knowledge.ts'
import { createPhraseTagger } from '#text/phrase-tagger.ts'

const careers = [...knowledge.careers.values()]
const alsoFields = new Set(careers.flatMap(({ chat }) => chat.alsoFields))

/** Finds careers by job names. */
export const careerTagger = createPhraseTagger(
  careers.flatMap(({ id, titles, chat }) =>
    [...new Set([...titles, ...chat.names])].map((text) => ({ text, id, weak: false })),
  ),
)

/** Finds fields that share their name with a career and a skill. */
export const fieldTagger = createPhraseTagger(
  careers.flatMap(({ id, chat }) => (chat.fields ?? []).map((text) => ({ text, id, weak: false }))),
)

/**
 * Tells whether words that name a career also name a field of knowledge.
 *
 * @param quote - The words.
 * @returns True where they do.
 */
export function isAlsoField(quote: string): boolean {
  return alsoFields.has(quote.toLowerCase())
}

/**
 * Tells whether an id is a career's.
 *
 * @param id - Any id.
 * @returns True where it is.
 */
export function isCareerId(id: string): id is CareerId {
  return careers.some((career) => career.id === id)
}

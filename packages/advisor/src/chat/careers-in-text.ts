import type { CareerId } from '@milepost/contract/careers'
import { knowledge } from '#knowledge/knowledge.ts'
import { createPhraseTagger } from '#text/phrase-tagger.ts'

const careers = [...knowledge.careers.values()]
const alsoFields = new Set(careers.flatMap(({ chat }) => chat.alsoFields))

/** Finds careers by the names of the job. */
export const careerTagger = createPhraseTagger(
  careers.flatMap(({ id, titles, chat }) =>
    [...new Set([...titles, ...chat.names])].map((text) => ({ text, id, weak: false })),
  ),
)

/** Finds the fields that a career and a skill share a name with. */
export const fieldTagger = createPhraseTagger(
  careers.flatMap(({ id, chat }) => (chat.fields ?? []).map((text) => ({ text, id, weak: false }))),
)

/** In: the words a career was recognised by. Out: whether they name a field of knowledge as well. */
export function isAlsoField(quote: string): boolean {
  return alsoFields.has(quote.toLowerCase())
}

/** In: an id that may be a career's. */
export function isCareerId(id: string): id is CareerId {
  return careers.some((career) => career.id === id)
}

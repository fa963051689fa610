import type { UnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { filterWords } from '#features/courses/catalogue/readings.ts'
import { findNearest, maxEditDistance } from '#features/courses/catalogue/spelling.ts'
import type { Spelling } from '#features/courses/catalogue/words/index.ts'
import { replaceWords, wordsTyped } from '#lib/search-words.ts'

/** How many words of a search are compared. */
const maxWords = 8
const maxCandidates = 5

type Corrected = Pick<UnderstoodSearch, 'search' | 'corrections'>

/** Replaces the unknown words of a search without results by the nearest known ones. */
export async function correctSearch(spelling: Spelling, search: string): Promise<Corrected> {
  const words = [...new Set(wordsTyped(search))].filter(
    (word) => maxEditDistance(word) > 0 && !filterWords.includes(word),
  )
  const unknown = words.length === 0 ? [] : await spelling.findSimilar(words.slice(0, maxWords))
  const candidates = unknown.map(({ typed, similar }) => {
    return { typed, words: findNearest(typed, [...filterWords, ...similar], maxCandidates) }
  })
  const all = candidates.flatMap((one) => one.words)
  const counts = all.length === 0 ? new Map<string, number>() : await spelling.countCourses(all)
  const corrections = candidates.flatMap(({ typed, words: nearest }) => {
    const shown = chooseWord(nearest, counts)
    return shown === undefined ? [] : [{ typed, shown }]
  })
  const meant = new Map(corrections.map(({ typed, shown }) => [typed, shown]))
  return { search: replaceWords(search, (word, typed) => meant.get(word) ?? typed), corrections }
}

/** Prefers a filter word, then the word that most courses have; undefined if no course has any. */
function chooseWord(words: readonly string[], counts: ReadonlyMap<string, number>): string | undefined {
  const countOf = (word: string) => (filterWords.includes(word) ? Number.POSITIVE_INFINITY : (counts.get(word) ?? 0))
  const [best] = words.toSorted((one, other) => Math.sign(countOf(other) - countOf(one)))
  return best === undefined || countOf(best) === 0 ? undefined : best
}

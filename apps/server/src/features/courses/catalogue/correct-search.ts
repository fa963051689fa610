import type { UnderstoodSearch } from '@milepost/contract/course-search'
import type { Queryable } from '#db/client.ts'
import { filterWords } from '#features/courses/catalogue/readings.ts'
import { countCoursesWith, findSimilarWords } from '#features/courses/catalogue/repository.ts'
import { findNearest, maxEditDistance } from '#features/courses/catalogue/spelling.ts'
import { replaceWords, wordsTyped } from '#lib/search-words.ts'

/** How many words of a search are compared. */
const maxWords = 8
const maxCandidates = 5

type Corrected = Pick<UnderstoodSearch, 'search' | 'corrections'>

/** Replaces the unknown words of a search without results by the nearest known ones. */
export async function correctSearch(db: Queryable, search: string): Promise<Corrected> {
  const words = [...new Set(wordsTyped(search))].filter(
    (word) => maxEditDistance(word) > 0 && !filterWords.includes(word),
  )
  const corrections = new Map<string, string>()
  for (const [typed, similar] of await findSimilarWords(db, words.slice(0, maxWords))) {
    const meant = await chooseWord(db, findNearest(typed, [...filterWords, ...similar], maxCandidates))
    if (meant !== undefined) corrections.set(typed, meant)
  }
  return {
    search: replaceWords(search, (word) => corrections.get(word.toLowerCase()) ?? word),
    corrections: [...corrections].map(([typed, shown]) => ({ typed, shown })),
  }
}

/** Prefers a filter word, then the word that most courses have; undefined if no course has any. */
async function chooseWord(db: Queryable, words: readonly string[]): Promise<string | undefined> {
  let best: { readonly word: string; readonly count: number } | undefined
  for (const word of words) {
    const count = filterWords.includes(word) ? Number.POSITIVE_INFINITY : await countCoursesWith(db, word)
    if (count > (best?.count ?? 0)) best = { word, count }
  }
  return best?.word
}

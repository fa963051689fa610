import type { UnderstoodSearch } from '@milepost/contract/course-search'
import type { Queryable } from '#db/client.ts'
import { filterWords } from '#features/catalogue/readings.ts'
import { countCoursesWith, findWordsLike } from '#features/catalogue/repository.ts'
import { findNearest, maxMistakes } from '#features/catalogue/spelling.ts'
import { replaceWords, wordsTyped } from '#lib/search-words.ts'

/** Of a longer search only so many words are compared. */
const maxWords = 8
const maxCandidates = 5

type Corrected = Pick<UnderstoodSearch, 'search' | 'corrections'>

/** In: a search that finds nothing. Out: the same with words that no course has replaced by the nearest that one has. */
export async function correctSearch(db: Queryable, search: string): Promise<Corrected> {
  const corrections = new Map<string, string>()
  for (const typed of new Set(wordsTyped(search).slice(0, maxWords))) {
    const meant = await findMeantWord(db, typed)
    if (meant !== undefined) corrections.set(typed, meant)
  }
  return {
    search: replaceWords(search, (word) => corrections.get(word.toLowerCase()) ?? word),
    corrections: [...corrections].map(([typed, shown]) => ({ typed, shown })),
  }
}

/** Of the nearest words the one that most courses have; undefined where a course has the word itself, or none has one like it. */
async function findMeantWord(db: Queryable, typed: string): Promise<string | undefined> {
  if (maxMistakes(typed) === 0 || filterWords.includes(typed)) return undefined
  const nearest = findNearest(typed, [...filterWords, ...(await findWordsLike(db, typed))], maxCandidates)
  if (nearest.length === 0 || (await countCoursesWith(db, typed, true)) > 0) return undefined
  let best: { readonly word: string; readonly count: number } | undefined
  for (const word of nearest) {
    const count = filterWords.includes(word) ? Number.POSITIVE_INFINITY : await countCoursesWith(db, word, false)
    if (count > (best?.count ?? 0)) best = { word, count }
  }
  return best?.word
}

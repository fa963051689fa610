const shortestWord = 3
/** Words shorter than this may have one mistake, others two. */
const shortestWithTwoMistakes = 6

/** In: a word as typed. Out: how many mistakes are expected in it at most. */
export function maxMistakes(word: string): number {
  const { length } = [...word]
  if (length < shortestWord) return 0
  return length < shortestWithTwoMistakes ? 1 : 2
}

/**
 * Counts the mistakes between two words: a letter that is missing, too many or another one, and two neighbours that changed places
 * (the optimal string alignment distance).
 */
export function countMistakes(typed: string, meant: string): number {
  const [one, other] = [[...typed], [...meant]]
  // A row for each letter of `one`: the distances of what comes up to it from every beginning of `other`.
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [row, letter] of one.entries()) {
    const next = [row + 1]
    for (const [column, otherLetter] of other.entries()) {
      const at = (distances: readonly number[], place: number) => distances[place] ?? Number.POSITIVE_INFINITY
      const areSwapped = letter === other[column - 1] && one[row - 1] === otherLetter
      next.push(
        Math.min(
          at(last, column) + (letter === otherLetter ? 0 : 1),
          at(last, column + 1) + 1,
          at(next, column) + 1,
          areSwapped ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last.at(-1) ?? 0
}

/** In: a word as typed, words that exist, and how many to choose. Out: those it may have been meant for, the nearest first. */
export function findNearest(typed: string, words: Iterable<string>, limit: number): string[] {
  const most = maxMistakes(typed)
  return [...new Set(words)]
    .map((word) => ({ word, mistakes: countMistakes(typed, word) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .sort((one, other) => one.mistakes - other.mistakes)
    .slice(0, limit)
    .map(({ word }) => word)
}

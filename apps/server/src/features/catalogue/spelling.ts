const minWordLength = 3
/** Words shorter than this may have one mistake, others two. */
const minLengthForTwoMistakes = 6

/** In: a word as typed. Out: how many mistakes are expected in it at most. */
export function maxMistakes(word: string): number {
  const { length } = [...word]
  if (length < minWordLength) return 0
  return length < minLengthForTwoMistakes ? 1 : 2
}

/**
 * Counts the mistakes between two words: a letter that is missing, too many or another one, and two neighbours that changed places
 * (the optimal string alignment distance).
 */
export function countMistakes(typed: string, meant: string): number {
  const [one, other] = [[...typed], [...meant]]
  // A row for each letter of `one`: the mistakes between all letters up to it and every beginning of `other`.
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 0; row < one.length; row += 1) {
    const next = [row + 1]
    for (let column = 0; column < other.length; column += 1) {
      const isSame = one[row] === other[column]
      const isSwapped = row > 0 && one[row] === other[column - 1] && one[row - 1] === other[column]
      const replaced = (last[column] ?? 0) + (isSame ? 0 : 1)
      const added = Math.min(last[column + 1] ?? 0, next[column] ?? 0) + 1
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, added, swapped))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

/** In: a word as typed, words that exist, and how many to choose. Out: those it may have been meant for, the nearest first. */
export function findNearest(typed: string, words: Iterable<string>, limit: number): string[] {
  const most = maxMistakes(typed)
  const letters = [...typed]
  // Each letter that a word lacks is a mistake at least: that is quick to see, and leaves few words to compare.
  return [...new Set(words)]
    .filter((word) => letters.filter((letter) => !word.includes(letter)).length <= most)
    .map((word) => ({ word, mistakes: countMistakes(typed, word) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .sort((one, other) => one.mistakes - other.mistakes)
    .slice(0, limit)
    .map(({ word }) => word)
}

const minWordLength = 3
/** Shorter words may have one typing error, others two. */
const minLengthForTwoEdits = 6

/** The maximum edit distance expected for a word of this length. */
export function maxEditDistance(word: string): number {
  const { length } = [...word]
  if (length < minWordLength) return 0
  return length < minLengthForTwoEdits ? 1 : 2
}

/** The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(typed: string, meant: string): number {
  const [one, other] = [[...typed], [...meant]]
  // One row per letter of `one`: the distances between its prefix and each prefix of `other`.
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
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

/** Chooses the nearest of existing words, the best first. */
export function findNearest(typed: string, words: Iterable<string>, limit: number): string[] {
  const maxDistance = maxEditDistance(typed)
  const letters = [...typed]
  // Each missing letter is at least one edit: a cheap filter that leaves few words to compare.
  return [...new Set(words)]
    .filter((word) => letters.filter((letter) => !word.includes(letter)).length <= maxDistance)
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance > 0 && distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ word }) => word)
}

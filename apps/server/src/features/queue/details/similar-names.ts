import { foldedWords } from '@milepost/contract/fold'

/** Words that many institutions have in their names, so that they tell nothing apart. */
const common = new Set(
  'a an and at for in of the academy campus centre center college course institute institution ltd pvt private limited polytechnic school training university'.split(
    ' ',
  ),
)

/** A name without accents, punctuation, order of words, and words that many names have. `known` says of words whether they are. */
function coreOf(name: string, known: Map<string, boolean>): string {
  const words = foldedWords(name)
  const telling = words.filter((word) => {
    const isOften = known.get(word) ?? isCommon(word)
    known.set(word, isOften)
    return !isOften
  })
  return (telling.length > 0 ? telling : words).sort().join(' ')
}

/** A long word counts as one of them with a letter changed too. */
function isCommon(word: string): boolean {
  return common.has(word) || (word.length > 6 && [...common].some((other) => distanceWithin(1, word, other) <= 1))
}

/** How many letters have to be changed, added or left out; more than `max` is `max + 1`. */
function distanceWithin(max: number, one: string, other: string): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > max) return max + 1
    row = next
  }
  return Math.min(row[other.length] ?? 0, max + 1)
}

/** The names that a person could take for the given one: its telling words are the same, but for a letter or two. */
export function similarNames(name: string, others: readonly string[]): string[] {
  // There may be many names, of the same few words.
  const known = new Map<string, boolean>()
  const core = coreOf(name, known)
  const max = core.length < 5 ? 0 : core.length < 10 ? 1 : 2
  return others.filter((other) => distanceWithin(max, core, coreOf(other, known)) <= max)
}

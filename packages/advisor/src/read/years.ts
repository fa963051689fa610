import { type Place, spansIn } from '#read/level-cues.ts'

export type YearsReading = number | null

const since =
  /\b(?:since|from) (?:\w+ )?((?:19|20)\d\d)\b|\b((?:19|20)\d\d) ?(?:-|–|to|till|until) ?(?:now|present|today|date)\b/gi
const sentenceEnd = /[.!?;\n।]\s|[\n\r]/

/**
 * Reads for how many years each name is said to be used ('PHP, 6 yrs', 'React since 2017'): the span that stands nearest behind it,
 * or before it, in its sentence.
 *
 * @param text - Any text.
 * @param names - The places of the names, in the order of the text.
 * @param thisYear - The year to count from.
 * @param reach - How far from its span a name may be, in UTF-16 units.
 * @returns Years for each name, null where nothing is said.
 */
export function yearsOf(
  text: string,
  names: readonly Place[],
  thisYear: number = new Date().getUTCFullYear(),
  reach = 30,
): YearsReading[] {
  const spans = [
    ...spansIn(text).filter(({ isPast }) => !isPast),
    ...Array.from(text.matchAll(since), (match) => ({
      years: Math.max(1, thisYear - Number(match[1] ?? match[2])),
      start: match.index,
      end: match.index + match[0].length,
    })),
  ].sort((one, other) => one.start - other.start)
  const taken = new Map<number, number>()
  for (const { years, start, end } of spans) {
    const within = (place: Place) =>
      !sentenceEnd.test(text.slice(Math.min(place.end, end), Math.max(place.start, start)))
    const before = names.findLastIndex((name) => name.end <= start)
    const after = names.findIndex((name) => name.start >= end)
    const [last, next] = [names[before], names[after]]
    if (last !== undefined && within(last) && start - last.end <= reach) taken.set(before, years)
    else if (next !== undefined && within(next) && next.start - end <= reach) taken.set(after, years)
  }
  return names.map((_, index) => taken.get(index) ?? null)
}

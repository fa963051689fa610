/** The least round number (1, 2 or 5 times a power of ten) that is no less than `most`, and at least `least`: the top of a scale. */
export function topOf(most: number, least = 1): number {
  const wanted = Math.max(most, least)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 5, 10].find((times) => times * power >= wanted) ?? 10
  return step * power
}

/** The points of a line in a square of 100 by 100, with the origin at the top left. */
export function pointsOf(values: readonly number[], top: number): { readonly x: number; readonly y: number }[] {
  const width = Math.max(1, values.length - 1)
  return values.map((value, place) => ({ x: round((place / width) * 100), y: round(100 - share(value, top) * 100) }))
}

/** The share of a part in a whole, 0 to 1; 0 of nothing. */
export function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

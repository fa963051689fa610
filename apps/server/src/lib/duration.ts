/**
 * In: a course's duration in weeks as an institution wrote it ('6', '6-8 weeks', 'about 10').
 * Out: the first number in it, null when there is none (flexible).
 */
export function weeksOf(duration: string | null): number | null {
  const number = /\d+(?:\.\d+)?/.exec(duration ?? '')?.[0]
  return number === undefined ? null : Number(number)
}

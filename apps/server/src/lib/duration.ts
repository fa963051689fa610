/** The first number in a duration such as '6-8 weeks'; null without one (flexible). */
export function weeksOf(duration: string | null): number | null {
  const number = /\d+(?:\.\d+)?/.exec(duration ?? '')?.[0]
  return number === undefined ? null : Number(number)
}

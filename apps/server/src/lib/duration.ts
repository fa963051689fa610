const clock = /\d\s*(?:h|hrs?|hours?|min|mins|minutes?|மணி\p{L}*|පැය\p{L}*|විනාඩි)(?!\p{L})/iu

/** The first number in a duration such as '6-8 weeks'; null without one (flexible), and for hours of study. */
export function weeksOf(duration: string | null): number | null {
  const number = clock.test(duration ?? '') ? undefined : /\d+(?:\.\d+)?/.exec(duration ?? '')?.[0]
  return number === undefined ? null : Number(number)
}

const plainNumber = new Intl.NumberFormat('en-IN')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** In: a number of things and their name. Out: '1 step', '12 steps', '1,250 hours'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${plainNumber.format(count)} ${count === 1 ? one : many}`
}

/** In: hours, perhaps with a half. Out: '12 hours'. */
export function formatHours(hours: number): string {
  return formatCount(Math.round(hours), 'hour')
}

/** In: rupees. Out: '₹4,000', or 'free'. */
export function formatPrice(rupees: number): string {
  return rupees <= 0 ? 'free' : `₹${plainNumber.format(Math.round(rupees))}`
}

/** In: a day like '2026-11-21' and days to go on. Out: '14 March 2027'. */
export function formatDayAfter(today: string, days: number): string {
  return day.format(new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000))
}

/** In: names. Out: 'A', 'A and B', 'A, B and C'. */
export function formatList(names: readonly string[], word = 'and'): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

/** In: words that others wrote. Out: one plain line of at most so many characters, without markup. */
export function toPlainLine(text: string, most: number): string {
  const plain = text
    .slice(0, most * 4)
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/[\p{Cc}\p{Cf}<>`*_[\]{}|\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** In: a sentence's beginning in any case. Out: with a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

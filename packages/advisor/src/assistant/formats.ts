import { languageLocales } from '@milepost/contract/languages'
import { currentLanguage } from '@milepost/knowledge'
import { inLanguage, textOf } from '#assistant/sentences.ts'

const plainNumber = new Intl.NumberFormat('en-IN')

/**
 * Formats a number of things: '1 step', '12 steps', '1,250 hours'.
 *
 * @param count - The number.
 * @param one - The thing's name.
 * @param many - Its plural, if not with 's'.
 * @returns The text.
 */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  const key = (count === 1 ? one : many).replaceAll(' ', '-')
  return textOf(`formats.${key}`, { count: plainNumber.format(count) })
}

/**
 * Formats hours, rounded: '12 hours'.
 *
 * @param hours - Hours.
 * @returns The text.
 */
export function formatHours(hours: number): string {
  return formatCount(Math.round(hours), 'hour')
}

/**
 * Formats hours of study a week, with a tenth where it matters: '3.5 hours'.
 *
 * @param hours - Hours a week.
 * @returns The text.
 */
export function formatHoursPerWeek(hours: number): string {
  return formatCount(Math.round(hours * 10) / 10, 'hour')
}

/**
 * Formats a price: '₹4,000' or 'free'.
 *
 * @param rupees - Rupees.
 * @returns The text.
 */
export function formatPrice(rupees: number): string {
  return rupees <= 0 ? textOf('formats.free') : `₹${plainNumber.format(Math.round(rupees))}`
}

/**
 * Finds the day some days after another.
 *
 * @param today - A day like '2026-11-21'.
 * @param days - How many days later.
 * @returns The day, at midnight UTC.
 */
export function daysAfter(today: string, days: number): Date {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000)
}

/**
 * Formats the day some days after another: '14 March 2027'.
 *
 * @param today - A day like '2026-11-21'.
 * @param days - How many days later.
 * @returns The text.
 */
export function formatDayAfter(today: string, days: number): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageLocales[currentLanguage()], format).format(daysAfter(today, days))
}

/**
 * Formats a list: 'A', 'A and B', 'A, B and C'.
 *
 * @param names - The items.
 * @param word - The word before the last one.
 * @returns The text.
 */
export function formatList(names: readonly string[], word = 'and'): string {
  const [last = ''] = names.slice(-1)
  if (names.length < 2) return inLanguage(last)
  return textOf(`formats.${word}`, { first: names.slice(0, -1).map(inLanguage).join(', '), last })
}

/**
 * Turns other people's text into one plain line without markup.
 *
 * @param text - Any text.
 * @param most - The most characters, with an ellipsis where the text is cut.
 * @returns The line.
 */
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

import { formatLocale } from '#lib/i18n.ts'

/** Such as '₹1,25,000'. Rupees group in lakhs whatever the interface's language is, as the catalogue's prices do. */
export function formatRupees(amount: number): string {
  return formatMoney('en-IN', amount, { style: 'currency', currency: 'INR' })
}

/** A price as we advertise it, without its currency and without marks between thousands: '9.99' or '1990'. */
export function formatAmount(value: number): string {
  return formatMoney(formatLocale(), value, { useGrouping: false })
}

/** Without decimal places where they would be zeros. */
function formatMoney(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const places = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(locale, {
    ...options,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value)
}

/** Grouped as is usual for the reader. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(formatLocale()).format(value)
}

/** A share from 0 to 1 as a whole percentage, such as '42%'. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** In one line, such as 'Google and GitHub'; as a disjunction 'Google or GitHub'. */
export function formatList(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(formatLocale(), { type }).format(names)
}

/** An ISO 8601 instant as the reader's day, such as '21 Nov 2026'; '' if it is no date. */
export function formatDate(instant: string): string {
  return formatInstant(instant, { dateStyle: 'medium' })
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago an ISO 8601 instant was, such as '3 days ago'; after a week its day. '' if it is no date. */
export function formatAgo(instant: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(instant))
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' })
  if (passed < minute) return format.format(0, 'second')
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour')
  if (passed < 7 * day) return format.format(-Math.floor(passed / day), 'day')
  return formatDate(instant)
}

/** A day in full, such as '12 March 2027'. */
export function formatDay(day: Date): string {
  return new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long' }).format(day)
}

/** A month, such as 'March 2027'. */
export function formatMonth(day: Date): string {
  return new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric' }).format(day)
}

const maxWeeksSaid = 8
const maxMonthsSaid = 24
const daysPerMonth = 365.25 / 12

/** A number of days in the unit that people would say it in, such as '5 weeks', '4 months' or '3 years'. */
export function formatSpan(days: number): string {
  const weeks = Math.ceil(days / 7)
  const months = Math.round(days / daysPerMonth)
  const [count, unit] =
    weeks <= maxWeeksSaid
      ? [weeks, 'week']
      : months < maxMonthsSaid
        ? [months, 'month']
        : [Math.round(months / 12), 'year']
  return new Intl.NumberFormat(formatLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, count))
}

/** An ISO 8601 instant in the reader's time zone, such as 'Wed, 25 Nov 2026, 10:00'; '' if it is no date. */
export function formatMoment(instant: string): string {
  return formatInstant(instant, {
    ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  })
}

function formatInstant(instant: string, options: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(formatLocale(), options).format(time)
}

/** The name of a country by its ISO 3166-1 code. */
export function formatCountry(code: string): string {
  return new Intl.DisplayNames(formatLocale(), { type: 'region' }).of(code) ?? code
}

/** A calendar day such as '2027-01-11', wherever the reader is: '11 January 2027'. */
export function formatCalendarDay(day: string): string {
  return formatDay(new Date(`${day}T00:00`))
}

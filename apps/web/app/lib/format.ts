import { i18n } from '#lib/i18n.ts'

// Rupees group in lakhs whatever the interface's language is: that is how the catalogue's prices are written.
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** Such as '₹1,25,000'. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

/** Grouped as in the interface's language. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(i18n.locale).format(value)
}

/** A share from 0 to 1 as a whole percentage, such as '42%'. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** In one line, such as 'Google and GitHub'. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(i18n.locale).format(names)
}

/** An ISO 8601 instant as the reader's day, such as '21 Nov 2026'; '' if it is no date. */
export function formatDate(instant: string): string {
  return formatInstant(instant, { dateStyle: 'medium' })
}

/** A day in full, such as '12 March 2027'. */
export function formatDay(day: Date): string {
  return new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(day)
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
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(i18n.locale, options).format(time)
}

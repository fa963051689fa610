import { readFileSync } from 'node:fs'

/** A row of comma-separated text, in which a field may be in quotes. */
const fields = (line: string): string[] =>
  [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(([, plain = '', quoted]) => quoted ?? plain)
const table = (name: string): string[][] =>
  readFileSync(new URL(`../files/data-migration/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(fields)
const isDate = (text: string): boolean => {
  const [, y1, m1, d1, d2, m2, y2] = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)[/.](\d\d)[/.](\d{4}))$/.exec(text) ?? []
  const [year, month, day] = [y1 ?? y2, m1 ?? m2, d1 ?? d2].map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day))
  return Boolean(year) && date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day
}
const amountOf = (text: string): number =>
  Number(/^(?:Rs )?([\d,]+)(?:\.00|\/-)?$/.exec(text)?.[1]?.replace(/,/g, '') ?? NaN)

const members = table('members.csv')
const payments = table('payments.csv')
const seen = new Set<string>()
const fates = members.map(([number = '', , , joined = '']) => {
  if (number === '') return 'no number'
  if (!isDate(joined)) return 'bad date'
  if (seen.has(number)) return 'repeated'
  seen.add(number)
  return 'loaded'
})
const receipts = new Set<string>()
const payFates = payments.map(([receipt = '', member = '', , amount = '']) => {
  if (receipts.has(receipt)) return 'repeated'
  receipts.add(receipt)
  if (Number.isNaN(amountOf(amount))) return 'no amount'
  return seen.has(member.toUpperCase()) ? 'loaded' : 'no member'
})
const count = (list: string[], fate: string): number => list.filter((each) => each === fate).length
const sum = (fate?: string): number =>
  payments.reduce((total, [, , , amount = ''], index) => {
    const value = amountOf(amount)
    return Number.isNaN(value) || (fate && payFates[index] !== fate) ? total : total + value
  }, 0)
const text = (figure: number): string => figure.toLocaleString('en')

/** The figures in the checks of the migration sessions, computed from the club's two files. */
export const figures: Record<string, readonly string[]> = {
  'first-load': [text(members.length), text(payments.length)],
  profile: [
    text(members.filter(([number]) => number === '').length),
    text(new Set(members.map(([, , , , town]) => town)).size),
    text(members.filter(([, , , joined = '']) => !isDate(joined)).length),
  ],
  'clean-rules': [text(new Set(members.map(([, , , , town = '']) => town.trim().toLowerCase())).size), text(sum())],
  rejects: [
    text(count(fates, 'loaded')),
    text(count(fates, 'no number')),
    text(count(fates, 'bad date')),
    text(count(fates, 'repeated')),
    text(count(payFates, 'loaded')),
    text(count(payFates, 'no amount')),
    text(count(payFates, 'no member')),
    text(count(payFates, 'repeated')),
  ],
  'control-sums': [text(sum()), text(sum('loaded')), text(sum('no member')), text(sum('repeated'))],
}

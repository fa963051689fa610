import { readFileSync } from 'node:fs'

interface Leaver {
  number: number
  days: number | null
}
const leavers: Leaver[] = readFileSync(new URL('../files/security-audit/leavers.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [number = '', , last = '', closed = ''] = line.split(',')
    const days = closed === '' ? null : (Date.parse(closed) - Date.parse(last)) / 86_400_000
    return { number: Number(number), days }
  })
const failed = (all: readonly Leaver[]): Leaver[] => all.filter((leaver) => leaver.days === null || leaver.days > 1)
const sample = leavers.filter((leaver) => leaver.number % 5 === 3)
const open = leavers.filter((leaver) => leaver.days === null)
const longest = Math.max(...leavers.map((leaver) => leaver.days ?? 0))

export const figures: Record<string, readonly string[]> = {
  sample: [
    `${String(failed(sample).length)} of ${String(sample.length)}`,
    `${String(failed(leavers).length)} of ${String(leavers.length)}`,
  ],
  evidence: [`${String(open.length)} accounts are still open`, `${String(longest)} days`],
}

import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../files/incident-response/evidence.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const utc = (time: string, zone: string): number => {
  if (time.includes('T')) return Date.parse(time)
  return Date.parse(`${time.replace(' ', 'T')}${zone.startsWith('Colombo') ? '+05:30' : 'Z'}`)
}
const events = rows
  .map((row) => {
    const [, time = '', zone = ''] = row.split(',')
    return { at: utc(time, zone), row }
  })
  .sort((a, b) => a.at - b.at)
const at = (text: string): number => events.find(({ row }) => row.includes(text))?.at ?? NaN
const clock = (time: number): string => new Date(time).toISOString().slice(11, 16)
const between = (from: number, to: number): string => {
  const minutes = Math.floor((to - from) / 60_000)
  return minutes >= 600
    ? `${String(Math.round(minutes / 60))} hours`
    : `${String(Math.floor(minutes / 60))} hours and ${String(minutes % 60)} minutes`
}

/** The figures in the checks of the incident response sessions, computed from evidence.csv. */
export const figures: Record<string, readonly string[]> = {
  timeline: [
    String(events.length),
    clock(at('opens https')),
    clock(at('Sign-in to accounts with a second factor')),
    between(at('Sign-in to accounts with a second factor'), at('All sessions ended')),
    between(at('Password of accounts'), at('All sessions ended')),
  ],
}

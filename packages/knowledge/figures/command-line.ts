import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('../files/command-line/departures.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const rows = lines.map((line) => {
  const [day = '', , route = '', , state = '', minutes = ''] = line.split(' ')
  return { day, route, state, minutes: Number(minutes) }
})
const count = (chosen: typeof rows): string => String(chosen.length)
const late = rows.filter((row) => row.state === 'late')

/** The figures in the checks of the command line sessions, computed from departures.txt. */
export const figures: Record<string, readonly string[]> = {
  pipes: [
    count(rows),
    count(rows.filter((row) => row.state === 'on-time')),
    count(late),
    count(rows.filter((row) => row.state === 'cancelled')),
    count(late.filter((row) => row.route === '785')),
    count(late.filter((row) => row.route === '764')),
  ],
  search: [count(late.filter((row) => row.day === '2026-03-04')), count(late.filter((row) => row.minutes >= 20))],
}

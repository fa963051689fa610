import { readFileSync } from 'node:fs'

interface Departure {
  readonly route: string
  readonly state: string
  readonly late: number
}

const { departures } = JSON.parse(
  readFileSync(new URL('../files/shell-scripting/buses.json', import.meta.url), 'utf8'),
) as { departures: Departure[] }
const late = departures.filter((departure) => departure.state === 'late')
const worst = Math.max(...departures.map((departure) => departure.late))

/** The figures in the checks of the shell scripting sessions, computed from buses.json. */
export const figures: Record<string, readonly string[]> = {
  'read-json': [
    String(departures.length),
    String(late.length),
    String(worst),
    ...departures.filter((departure) => departure.late === worst).map((departure) => departure.route),
  ],
}

import { readFileSync } from 'node:fs'

interface BusDeparture {
  time: string
  to: string
  minutesLate: number
}

const { departures } = JSON.parse(
  readFileSync(new URL('../files/browser-apis/departures.json', import.meta.url), 'utf8'),
) as { departures: BusDeparture[] }
const xml = readFileSync(new URL('../files/browser-apis/departures.xml', import.meta.url), 'utf8')
const count = (test: (departure: BusDeparture) => boolean): string => String(departures.filter(test).length)

/** The figures in the checks of the sessions on browser APIs, computed from their two files. */
export const figures: Record<string, readonly string[]> = {
  'load-data': [String(departures.length), departures[0]?.time ?? '', count((row) => row.minutesLate > 0)],
  forms: [count((row) => row.to === 'Airport'), count((row) => row.to === 'Airport' && row.time >= '12:00')],
  'older-code': [String(xml.match(/<departure /g)?.length)],
}

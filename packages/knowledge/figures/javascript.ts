import { readFileSync } from 'node:fs'

type District = { name: string; province: string; population: number }

const districts: District[] = JSON.parse(
  readFileSync(new URL('../files/javascript/districts.json', import.meta.url), 'utf8'),
)
const text = (figure: number): string => figure.toLocaleString('en')
const sum = (chosen: District[]): string => text(chosen.reduce((total, district) => total + district.population, 0))

/** The figures in the checks of the JavaScript sessions, computed from districts.json. */
export const figures: Record<string, readonly string[]> = {
  'objects-and-arrays': [
    sum(districts),
    text(Math.max(...districts.map((district) => district.population))),
    sum(districts.filter((district) => district.province === 'Northern')),
  ],
  page: [sum(districts)],
}

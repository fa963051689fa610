import { readFileSync } from 'node:fs'

const requests = readFileSync(new URL('../files/prioritisation/requests.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', , , reach, impact, confidence, effort] = line.split(',')
    return { id, reach: Number(reach), impact: Number(impact), confidence: Number(confidence), effort: Number(effort) }
  })
type Request = (typeof requests)[number]
const score = ({ reach, impact, confidence, effort }: Request) => (reach * impact * confidence) / 100 / effort
const rank = (all: Request[]) => all.toSorted((one, other) => score(other) - score(one))
const place = (all: Request[], wanted: string) => rank(all).findIndex(({ id }) => id === wanted) + 1
const text = (value: number) => value.toLocaleString('en-GB')

const ranked = rank(requests)
const [first, second, third] = ranked
const last = ranked.at(-1)
const surer = requests.map((request) => (request.id === 'R03' ? { ...request, confidence: 100 } : request))

/** The figures in the checks of the prioritisation sessions, computed from requests.csv. */
export const figures: Record<string, readonly string[]> = {
  'what-fits': [`${requests.reduce((total, { effort }) => total + effort, 0)} weeks`],
  rice:
    first && second && third && last
      ? [
          `${first.id} leads with ${text(score(first))}`,
          `${second.id} with ${text(score(second))}`,
          `${third.id} with ${text(score(third))}`,
          `${last.id} is last with ${text(score(last))}`,
          `from place ${place(requests, 'R03')} to place ${place(surer, 'R03')}`,
        ]
      : [],
}

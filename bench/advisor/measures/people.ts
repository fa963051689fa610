import { readPerson } from '@milepost/advisor/testing'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { namesIn } from '@milepost/advisor/testing'
import { type BenchFigure, type BenchRow, mean, share } from '../rows.ts'
import { readSet } from '../sets.ts'

interface Label {
  readonly name: string
  readonly quote: string
}

interface Person {
  readonly id: string
  readonly profile: ProfileAnswers
  readonly claims: readonly Label[]
  readonly denials: readonly Label[]
}

interface Heard {
  readonly skillId: string | null
  readonly name: string
}

/** What the labelled name is called here; nothing where we know no such name. */
function keysOf({ name, quote }: Label): ReadonlySet<string> {
  const found = [...namesIn(name), ...namesIn(quote).filter(({ quote: words }) => name.toLowerCase().includes(words.toLowerCase()))]
  return new Set(found.map((one) => one.skillId ?? one.name.toLowerCase()))
}

const isAmong = (keys: ReadonlySet<string>, heard: readonly Heard[]) =>
  heard.some((one) => keys.has(one.skillId ?? one.name.toLowerCase()))

/** Of the labelled names that we know at all, how many are heard as what they are. */
function measure(set: string, report?: (line: string) => void): BenchFigure[] {
  const claims: number[] = []
  const denials: number[] = []
  for (const person of readSet<Person>(set)) {
    const reading = readPerson(person.profile)
    const score = (labels: readonly Label[], heard: readonly Heard[], onto: number[], kind: string) => {
      for (const label of labels) {
        const keys = keysOf(label)
        if (keys.size === 0) continue
        const isHeard = isAmong(keys, heard)
        onto.push(isHeard ? 1 : 0)
        if (!isHeard) report?.(`${kind} ${person.id}: ${label.name} | ${label.quote}`)
      }
    }
    score(person.claims, reading.claims, claims, 'claim')
    score(person.denials, reading.denials, denials, 'denial')
  }
  return [share('claims heard', mean(claims)), share('denials heard', mean(denials))]
}

if (process.env['PEOPLE'] !== undefined) console.log(measure(process.env['PEOPLE'], console.log))

export const peopleRows: readonly BenchRow[] = []

import { namesIn, readPerson, recommendCareers } from '@milepost/advisor/testing'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import type { Verdict } from '@milepost/contract/recommendations/limits'
import { type BenchFigure, type BenchRow, mean, share } from '../rows.ts'
import { readSet } from '../sets.ts'

interface Label {
  readonly name: string
  readonly quote: string
}

interface LabelledPerson {
  readonly profile: ProfileAnswers
  readonly claims: readonly Label[]
  readonly denials: readonly Label[]
  /** Sentences alone have none. */
  readonly conclusion?: Verdict
}

interface NameHeard {
  readonly skillId: string | null
  readonly name: string
}

const keyOf = ({ skillId, name }: NameHeard) => skillId ?? name.toLowerCase()

/** What a labelled name is called here; nothing where we know no such name. */
function keysOf({ name, quote }: Label): ReadonlySet<string> {
  const inQuote = namesIn(quote).filter((one) => name.toLowerCase().includes(one.quote.toLowerCase()))
  return new Set([...namesIn(name), ...inQuote].map(keyOf))
}

/** Of the labelled names that we know at all, how many are heard as what they are; and of the conclusions, how many are right. */
function measure(set: string): BenchFigure[] {
  const claims: number[] = []
  const denials: number[] = []
  const conclusions: number[] = []
  for (const person of readSet<LabelledPerson>(set)) {
    const reading = readPerson(person.profile)
    const score = (labels: readonly Label[], heard: readonly NameHeard[], onto: number[]) => {
      const found = new Set(heard.map(keyOf))
      for (const keys of labels.map(keysOf))
        if (keys.size > 0) onto.push([...keys].some((key) => found.has(key)) ? 1 : 0)
    }
    score(person.claims, reading.claims, claims)
    score(person.denials, reading.denials, denials)
    if (person.conclusion === undefined) continue
    const { verdict } = recommendCareers({ ...person.profile, interestAnswers: null })
    conclusions.push(verdict === person.conclusion ? 1 : 0)
  }
  return [
    share('claims heard', mean(claims)),
    share('denials heard', mean(denials)),
    ...(conclusions.length === 0 ? [] : [share('conclusions', mean(conclusions))]),
  ]
}

const goals = { 'claims heard': { atLeast: 0.8 }, 'denials heard': { atLeast: 0.9 } }

export const peopleRows: readonly BenchRow[] = [
  {
    name: 'what people say of themselves (open)',
    author: 'ours, blind',
    prototype: 'none',
    goal: '.80 / .90',
    meets: goals,
    measure: async () => measure('people-open'),
  },
  {
    name: 'what people say of themselves (unseen)',
    author: 'ours, blind',
    prototype: 'none',
    goal: '.80 / .90',
    meets: goals,
    measure: async () => measure('people-unseen'),
  },
  {
    name: 'what people say of themselves (45 sentences)',
    author: 'modelled on public texts',
    prototype: 'none',
    goal: '.80 / .90',
    meets: goals,
    measure: async () => measure('people-sentences'),
  },
]

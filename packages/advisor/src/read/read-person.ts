import type { SkillLevel } from '@milepost/contract/skills/limits'
import { betterLevel } from '@milepost/contract/skills/limits'
import { tokenize } from '@milepost/knowledge/tokens'
import type { AdvisorProfile } from '#advisor.ts'
import { readLevels } from '#read/levels.ts'
import { type FoundName, namesIn } from '#read/names.ts'
import { type Polarity, type PolarityReading, readPolarities } from '#read/stances.ts'
import { type YearsReading, yearsOf } from '#read/years.ts'

/** The texts that a learner writes, in the order in which they are read. */
export const readFields = ['experience', 'certifications', 'shortTermGoals', 'longTermGoals'] as const
export type ReadField = (typeof readFields)[number]

/** What was heard of one name, with the words that say it. */
interface HeardName {
  /** Null where we have no skill for the name. */
  readonly skillId: string | null
  readonly name: string
  readonly field: ReadField
  /** Verbatim, and where it stands in the field, in UTF-16 units. */
  readonly quote: string
  readonly start: number
  readonly end: number
}

/** A skill or tool that the learner has. */
export interface SkillClaim extends HeardName {
  readonly level: SkillLevel
  /** For how many years; null where they don't say. */
  readonly years: number | null
}

/** A skill or tool that the learner doesn't have: never used, only read about, forgotten, or others' work. */
export interface SkillDenial extends HeardName {
  readonly by: 'self' | 'others'
}

/** What a learner's texts say of what they have and want. Each name once a list, the surest statement of it. */
export interface PersonReading {
  readonly claims: readonly SkillClaim[]
  readonly denials: readonly SkillDenial[]
  readonly wishes: readonly HeardName[]
  readonly refusals: readonly HeardName[]
}

/** The most of a quote that is shown, in UTF-16 units. */
const maxQuoteLength = 80

const keyOf = ({ skillId, name }: Pick<HeardName, 'skillId' | 'name'>) => skillId ?? name.toLowerCase()

/** The name with the words that say something of it, if that isn't too long. */
function quoteOf(text: string, name: FoundName, { cueAt, until }: PolarityReading, starts: readonly number[]) {
  const start = Math.min(name.start, cueAt === null ? name.start : (starts[cueAt] ?? name.start))
  const end = Math.max(name.end, until ?? name.end)
  const place = end - start > maxQuoteLength ? { start: name.start, end: name.end } : { start, end }
  return { start: place.start, end: place.end, quote: text.slice(place.start, place.end) }
}

const unknowing = /^(?:nothing|little|no|not)\b/i

interface Statement extends HeardName {
  /** The name as it is written, in lower case: 'CKA' and 'Kubernetes' are one skill. */
  readonly written: string
  readonly polarity: Polarity
  readonly level: SkillLevel
  readonly years: number | null
}

function statementsIn(text: string, field: ReadField): Statement[] {
  const tokens = tokenize(text)
  const names = namesIn(text, tokens)
  const kind = field === 'experience' || field === 'certifications' ? 'past' : 'goals'
  const said = readPolarities(text, tokens, kind, names)
  const levels = readLevels(text, names)
  const starts = tokens.map(({ start }) => start)
  const years: readonly YearsReading[] = yearsOf(text, names)
  return names.flatMap((name, index): Statement[] => {
    const reading = said[name.from]
    if (reading === undefined) return []
    const { level, quote: levelQuote } = levels[index] ?? { level: 'projects', quote: name.quote }
    const { skillId, name: called } = name
    const quote = quoteOf(text, name, reading, starts)
    // 'I know nothing about it' is no wish, and of the past a denial.
    const isUnknown = kind === 'past' && reading.polarity === 'mentions' && unknowing.test(quote.quote)
    const polarity = isUnknown ? 'lacks' : reading.polarity
    // What is known is quoted with the words for how well.
    const words = polarity === 'has' ? levelQuote : quote.quote
    const statement = { skillId, name: called, field, start: quote.start, end: quote.end, quote: words }
    const written = name.quote.toLowerCase()
    return [{ ...statement, written, polarity, level, years: years[index] ?? null }]
  })
}

/** Of several statements about a name, the one that the comparison prefers. */
function once<T extends HeardName>(all: readonly T[], better: (one: T, other: T) => T): T[] {
  const found = new Map<string, T>()
  for (const one of all) {
    const before = found.get(keyOf(one))
    found.set(keyOf(one), before === undefined ? one : better(before, one))
  }
  return [...found.values()]
}

/**
 * Reads what a learner's texts say that they have, don't have, want and refuse. A denial outweighs a claim of the same name, unless
 * it only says that others do it. Of two names of one skill, the claim counts.
 *
 * @param profile - The learner's texts.
 * @returns Claims, denials, wishes and refusals, each with a verbatim quote.
 */
export function readPerson(profile: Pick<AdvisorProfile, ReadField>): PersonReading {
  const all = readFields.flatMap((field) => statementsIn(profile[field], field))
  const isDenied = ({ polarity, level }: Statement) =>
    polarity === 'lacks' || (polarity === 'has' && level === 'heard_of')
  const denied = all.filter(isDenied)
  const writtenDenials = new Set(denied.map(({ written }) => written))
  const claimed = all.filter(
    (one) => one.polarity === 'has' && one.level !== 'heard_of' && !writtenDenials.has(one.written),
  )
  const claims = once(claimed, (one, other) => (betterLevel(one.level, other.level) === one.level ? one : other))
  const claimedKeys = new Set(claims.map(keyOf))
  const isUnclaimed = (one: Statement) => !claimedKeys.has(keyOf(one))
  const byOthers = all.filter((one) => one.polarity === 'others' && isUnclaimed(one))
  const first = <T>(one: T): T => one
  return {
    claims,
    denials: once(
      [
        ...denied.filter(isUnclaimed).map((one): SkillDenial => ({ ...one, by: 'self' })),
        ...byOthers.map((one): SkillDenial => ({ ...one, by: 'others' })),
      ],
      first,
    ),
    wishes: once(
      all.filter(({ polarity }) => polarity === 'wants'),
      first,
    ),
    refusals: once(
      all.filter(({ polarity }) => polarity === 'rejects' || polarity === 'struggles'),
      first,
    ),
  }
}

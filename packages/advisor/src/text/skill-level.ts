import type { SkillLevel } from '@milepost/contract/constants/skill-levels'
import {
  certified,
  clauseEdge,
  courseAfter,
  courseBefore,
  findLongAgo,
  findYearsOfUse,
  forgotten,
  listed,
  littleAfter,
  littleBefore,
  onlyHeard,
  type Place,
  placeOf,
  schooling,
  usedAtWork,
  usedInProjects,
} from '#text/level-cues.ts'

/** How well a name is known, and the words that say so, the name included. */
export interface LevelReading {
  readonly level: SkillLevel
  readonly quote: string
}

/** The most of a quote that is shown, in UTF-16 units. Longer ones shrink to the name. */
const maxQuoteLength = 60

interface PlacedLevel {
  readonly level: SkillLevel
  /** Where the words are that say so. Null where none do. */
  readonly place: Place | null
}

/** Where clauses end and the next ones begin, in the order of the text. */
const edgesOf = (text: string): Place[] =>
  Array.from(text.matchAll(clauseEdge), (edge) => ({ start: edge.index, end: edge.index + edge[0].length }))

const moved = (place: Place | null, by: number): Place | null =>
  place && { start: place.start + by, end: place.end + by }

/** The clause of a name, and what is written between it and its neighbours. */
interface Surroundings {
  readonly clause: string
  readonly from: number
  readonly before: string
  readonly after: string
}

function readAround(name: Place, { clause, from, before, after }: Surroundings): PlacedLevel {
  const inClause = (place: Place | null) => moved(place, from)
  const inBefore = (place: Place | null) => moved(place, name.start - before.length)
  const inAfter = (place: Place | null) => moved(place, name.end)
  const readings: readonly (readonly [SkillLevel, () => Place | null])[] = [
    ['heard_of', () => inClause(placeOf(forgotten, clause))],
    ['basics', () => inClause(findLongAgo(clause))],
    ['basics', () => inAfter(placeOf(littleAfter, after)) ?? inBefore(placeOf(littleBefore, before))],
    ['projects', () => inClause(placeOf(certified, clause))],
    ['work', () => (schooling.test(clause) ? null : inClause(findYearsOfUse(clause)))],
    ['work', () => inClause(placeOf(usedAtWork, clause))],
    ['projects', () => inClause(findYearsOfUse(clause) ?? placeOf(usedInProjects, clause))],
    ['basics', () => inAfter(placeOf(courseAfter, after)) ?? inBefore(placeOf(courseBefore, before))],
    ['basics', () => inClause(placeOf(schooling, clause))],
    ['heard_of', () => inBefore(placeOf(onlyHeard, before))],
  ]
  for (const [level, find] of readings) {
    const place = find()
    if (place !== null) return { level, place }
  }
  return { level: 'projects', place: null }
}

/**
 * Reads how well a writer knows the names in a text ('2-day workshop', 'a bit of', '10 years ago', 'seven years'). A name
 * that is only claimed counts as used in projects.
 *
 * @param text - Any text.
 * @param names - The places of the names, in the order of the text.
 * @returns One reading a name.
 */
export function readLevels(text: string, names: readonly Place[]): LevelReading[] {
  const readings: PlacedLevel[] = []
  const edges = edgesOf(text)
  names.forEach((name, index) => {
    const start = edges.findLast((edge) => edge.end <= name.start)?.end ?? 0
    const end = edges.find((edge) => edge.start >= name.end)?.start ?? text.length
    const previousAt = names.findLastIndex((other, at) => at < index && other.end <= name.start)
    const previous = names[previousAt]
    const next = names.slice(index + 1).find((other) => other.start >= name.end)
    const before = text.slice(Math.max(start, previous?.end ?? 0), name.start)
    const after = text.slice(name.end, Math.min(end, next?.start ?? text.length))
    const own = readAround(name, { clause: text.slice(start, end), from: start, before, after })
    const shared = readings[previousAt]
    // 'Basic HTML, CSS and JavaScript': what stands before the first of a list is said of all.
    const isShared = own.place === null && shared?.place && shared.place.start < name.start && listed.test(before)
    readings.push(isShared ? shared : own)
  })
  return names.map((name, index) => {
    const { level, place } = readings[index] ?? { level: 'projects', place: null }
    // What is only claimed, or was used in projects, needs no other words.
    if (place === null || level === 'projects') return { level, quote: text.slice(name.start, name.end) }
    const start = Math.min(name.start, place.start)
    const end = Math.max(name.end, place.end)
    const isShort = end - start <= maxQuoteLength
    const quote = isShort ? text.slice(start, end).replace(/\s+/g, ' ') : text.slice(name.start, name.end)
    return { level, quote }
  })
}

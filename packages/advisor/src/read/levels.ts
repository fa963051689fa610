import type { SkillLevel } from '@milepost/contract/skills/limits'
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
} from '#read/level-cues.ts'

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

/** Finds words that say how well all names of a clause are known. */
type ClauseFinder = (clause: string) => Place | null

const findForgotten: ClauseFinder = (clause) => placeOf(forgotten, clause)
const findCertificate: ClauseFinder = (clause) => placeOf(certified, clause)
const findYearsOfWork: ClauseFinder = (clause) => (schooling.test(clause) ? null : findYearsOfUse(clause))
const findWork: ClauseFinder = (clause) => placeOf(usedAtWork, clause)
const findProjects: ClauseFinder = (clause) => findYearsOfUse(clause) ?? placeOf(usedInProjects, clause)
const findSchooling: ClauseFinder = (clause) => placeOf(schooling, clause)

interface Clause {
  readonly start: number
  readonly end: number
  /** The place in the whole text. Looked for once, however many names the clause has. */
  readonly find: (finder: ClauseFinder) => Place | null
}

function clauseAt(text: string, start: number, end: number): Clause {
  const found = new Map<ClauseFinder, Place | null>()
  const find = (finder: ClauseFinder) => {
    const known = found.get(finder)
    if (known !== undefined) return known
    const place = moved(finder(text.slice(start, end)), start)
    found.set(finder, place)
    return place
  }
  return { start, end, find }
}

/** The clause of a name, and what is written between it and its neighbours. */
interface Surroundings {
  readonly clause: Clause
  readonly before: string
  readonly after: string
}

function readAround(name: Place, { clause, before, after }: Surroundings): PlacedLevel {
  const inBefore = (place: Place | null) => moved(place, name.start - before.length)
  const inAfter = (place: Place | null) => moved(place, name.end)
  const readings: readonly (readonly [SkillLevel, () => Place | null])[] = [
    ['heard_of', () => clause.find(findForgotten)],
    ['basics', () => clause.find(findLongAgo)],
    ['basics', () => inAfter(placeOf(littleAfter, after)) ?? inBefore(placeOf(littleBefore, before))],
    ['projects', () => clause.find(findCertificate)],
    ['work', () => clause.find(findYearsOfWork)],
    ['work', () => clause.find(findWork)],
    ['projects', () => clause.find(findProjects)],
    ['basics', () => inAfter(placeOf(courseAfter, after)) ?? inBefore(placeOf(courseBefore, before))],
    ['basics', () => clause.find(findSchooling)],
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
  // Each search begins where the last name was: a text may have a thousand names.
  let edgeAfter = 0
  let clause = clauseAt(text, 0, 0)
  names.forEach((name, index) => {
    while ((edges[edgeAfter]?.end ?? Number.POSITIVE_INFINITY) <= name.start) edgeAfter += 1
    const start = edges[edgeAfter - 1]?.end ?? 0
    let endingEdge = edgeAfter
    while ((edges[endingEdge]?.start ?? Number.POSITIVE_INFINITY) < name.end) endingEdge += 1
    const end = edges[endingEdge]?.start ?? text.length
    if (clause.start !== start || clause.end !== end) clause = clauseAt(text, start, end)
    let previousAt = index - 1
    while ((names[previousAt]?.end ?? 0) > name.start) previousAt -= 1
    const previous = names[previousAt]
    let nextAt = index + 1
    while ((names[nextAt]?.start ?? Number.POSITIVE_INFINITY) < name.end) nextAt += 1
    const next = names[nextAt]
    const before = text.slice(Math.max(start, previous?.end ?? 0), name.start)
    const after = text.slice(name.end, Math.min(end, next?.start ?? text.length))
    const own = readAround(name, { clause, before, after })
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

import { findCareersIn, knowledge } from '@milepost/advisor/knowledge'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import { listReadings, type Reading } from '#features/courses/catalogue/readings.ts'
import { wordsTyped } from '#lib/search-words.ts'

/** Nearly every course has them, or none is found by them. */
const ordinary = new Set(
  'and for the with from how learn learning study course courses class classes training programme'.split(' '),
)
const minWordLength = 3
/** The rest of a long search is left out: of six words there are twenty groups of three. */
const maxWords = 6

/** Every group of so many words, in their order. */
function groupsOf(words: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, at) => groupsOf(words.slice(at + 1), size - 1).map((rest) => [word, ...rest]))
}

/** Ways to read a search that no course matches: with most of its words, then with fewer, down to any one. Its filters stay. */
export function listLooserReadings(search: string): Reading[] {
  const [reading] = listReadings(search)
  if (reading === undefined) return []
  const typed = new Set(wordsTyped([reading.words].flat()[0] ?? ''))
  const words = [...typed].filter((word) => word.length >= minWordLength && !ordinary.has(word)).slice(0, maxWords)
  const most = words.length < typed.size ? words.length : words.length - 1
  return Array.from({ length: most }, (_, fewer) => {
    const size = most - fewer
    return { filters: reading.filters, words: groupsOf(words, size).map((group) => group.join(' ')) }
  })
}

/** Lighter skills come beside a career's core. */
const minCoreWeight = 2

/** A career whose courses are shown for a search, by its name, and its core skills. */
export interface SearchedCareer {
  readonly name: string
  readonly skills: readonly string[]
}

/** The career that a search names by one of its titles, such as 'data analyst'. */
export function findCareerIn(search: string): SearchedCareer | undefined {
  const [id] = findCareersIn(search).main
  if (id === undefined) return undefined
  const skills = (knowledge.careerSkills.get(id) ?? []).filter(({ weight }) => weight >= minCoreWeight)
  return { name: careerTitleOf(id), skills: skills.map(({ skill }) => skill.id) }
}

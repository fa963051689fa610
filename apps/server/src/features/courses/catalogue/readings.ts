import { listSpellings } from '@milepost/advisor/knowledge'
import { removeWords, splitSearch } from '@milepost/contract/courses/catalogue/limits'
import type { UnderstoodFilter } from '@milepost/contract/courses/catalogue/schema'
import { foldText } from '@milepost/contract/fold'
import type { Spellings } from '#lib/search-words.ts'

type Meaning =
  | { readonly name: 'language'; readonly value: 'en' | 'ta' | 'si' }
  | { readonly name: 'level'; readonly value: 'beginner' | 'intermediate' | 'advanced' }
  | { readonly name: 'price'; readonly value: 'free' }

const meanings = new Map<string, Meaning>([
  ['english', { name: 'language', value: 'en' }],
  ['tamil', { name: 'language', value: 'ta' }],
  ['தமிழ்', { name: 'language', value: 'ta' }],
  ['sinhala', { name: 'language', value: 'si' }],
  ['සිංහල', { name: 'language', value: 'si' }],
  ['beginner', { name: 'level', value: 'beginner' }],
  ['beginners', { name: 'level', value: 'beginner' }],
  ['intermediate', { name: 'level', value: 'intermediate' }],
  ['advanced', { name: 'level', value: 'advanced' }],
  ['free', { name: 'price', value: 'free' }],
])

/** Every word that can be a filter, in lower case. */
export const filterWords: readonly string[] = [...meanings.keys()]

/** One way to understand a search. */
export interface Reading {
  readonly filters: UnderstoodFilter[]
  /** The rest of the search, in each of its spellings: words that a course must have. */
  readonly words: Spellings
}

/**
 * Lists the ways to read a search, the likeliest first: all filters, without those of one name, none. Quoted words are
 * never filters.
 */
export function listReadings(search: string): Reading[] {
  const filters = findFilters(search)
  const names = new Set(filters.map(({ name }) => name))
  const choices = [filters, ...[...names].map((without) => filters.filter(({ name }) => name !== without))]
  if (names.size > 1) choices.push([])
  return choices.map((chosen) => {
    const words = chosen.flatMap((filter) => filter.words)
    return { filters: chosen, words: listSpellings(words.length === 0 ? search : removeWords(search, words)) }
  })
}

function findFilters(search: string): UnderstoodFilter[] {
  const filters: UnderstoodFilter[] = []
  for (const part of splitSearch(search)) {
    const meaning = meanings.get(filterWordOf(part))
    const known = filters.find(({ value }) => value === meaning?.value)
    if (known !== undefined) known.words.push(part)
    else if (meaning !== undefined) filters.push({ ...meaning, words: [part] })
  }
  return filters
}

/** 'in Tamil,' is 'tamil'. */
function filterWordOf(part: string): string {
  return foldText(part)
    .replace(/^(?:in|for)\s+/, '')
    .replace(/[.,;:!?]+$/, '')
}

import { catalogueOrders } from '@milepost/contract/courses/catalogue/limits'
import { courseLanguages, courseLevels, courseModes } from '@milepost/contract/courses/limits'
import type { CatalogueFilter } from '@milepost/contract/courses/schema'
import type { InputFor } from '@milepost/contract/endpoints'
import * as z from 'zod/mini'

interface KnownFilter {
  /** Its name in the catalogue's query. */
  readonly field: keyof CatalogueFilter
  readonly accepts: (text: string) => boolean
}

const isAnything = () => true
const isNumber = (text: string) => /^\d{1,9}(\.\d+)?$/.test(text)
const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text)

/** The explorer's filters by their names in the address. */
const filters = {
  search: { field: 'search', accepts: isAnything },
  institution: { field: 'institution_id', accepts: isNumber },
  language: { field: 'language', accepts: isOneOf(courseLanguages) },
  level: { field: 'level', accepts: isOneOf(courseLevels) },
  mode: { field: 'mode', accepts: isOneOf(courseModes) },
  minWeeks: { field: 'min_weeks', accepts: isNumber },
  maxWeeks: { field: 'max_weeks', accepts: isNumber },
  minPrice: { field: 'min_price', accepts: isNumber },
  maxPrice: { field: 'max_price', accepts: isNumber },
  skill: { field: 'skill', accepts: (text) => /^[a-z0-9-]{0,60}$/.test(text) },
  sort: { field: 'sort', accepts: isOneOf(catalogueOrders) },
  startsBy: { field: 'starts_by', accepts: (text) => text.startsWith('20') && z.regexes.date.test(text) },
} as const satisfies Record<string, KnownFilter>

type CourseFilterName = keyof typeof filters

/** What the explorer's filters hold: texts as typed, empty where nothing is asked for. */
export type CourseFilters = Readonly<Record<CourseFilterName, string>>

const names = Object.keys(filters) as CourseFilterName[]

function readFilters(textOf: (name: CourseFilterName) => string): CourseFilters {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<CourseFilterName, string>
}

export const noFilters = readFilters(() => '')

/** Reads the filters of an address and drops values that no filter has. */
export function filtersOf(search: URLSearchParams): CourseFilters {
  return readFilters((name) => {
    const text = (search.get(name) ?? '').slice(0, 200)
    return filters[name].accepts(text) ? text : ''
  })
}

/** The filters as the catalogue's query takes them. */
export function queryOf(chosen: CourseFilters): NonNullable<InputFor<'GET /courses'>['query']> {
  return Object.fromEntries(names.map((name) => [filters[name].field, chosen[name]]))
}

/** The shortest query for filters and a page. */
export function addressOf(filters: CourseFilters, page: number): URLSearchParams {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  if (page > 1) search.set('page', String(page))
  return search
}

/** @returns The course that the address opens, or null. */
export function courseOf(search: URLSearchParams): number | null {
  const course = Number(search.get('course'))
  return Number.isInteger(course) && course > 0 ? course : null
}

/** Whether a lower end lies above its upper end. */
export function isCrossed(lower: string, upper: string): boolean {
  return lower !== '' && upper !== '' && Number(lower) > Number(upper)
}

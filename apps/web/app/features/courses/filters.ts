import { courseLanguages, courseLevels } from '@milepost/contract/courses'
import type { CourseFilters } from '#features/courses/api.ts'

export const noFilters: CourseFilters = {
  search: '',
  institution: '',
  language: '',
  level: '',
  minWeeks: '',
  maxWeeks: '',
  minPrice: '',
  maxPrice: '',
}

const names = Object.keys(noFilters) as (keyof CourseFilters)[]
const numbers = ['minWeeks', 'maxWeeks', 'minPrice', 'maxPrice', 'institution'] as const

/** Reads the filters of an address and drops values that no filter has. */
export function filtersOf(search: URLSearchParams): CourseFilters {
  const read: Record<keyof CourseFilters, string> = { ...noFilters }
  for (const name of names) read[name] = (search.get(name) ?? '').slice(0, 200)
  for (const name of numbers) if (!/^\d{1,9}(\.\d+)?$/.test(read[name])) read[name] = ''
  if (!courseLanguages.some((language) => language === read.language)) read.language = ''
  if (!courseLevels.some((level) => level === read.level)) read.level = ''
  return read
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

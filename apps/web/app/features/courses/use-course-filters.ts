import { useEffect, useRef, useState } from 'react'
import { addressOf, type CourseFilters, filtersOf } from '#features/courses/filters.ts'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { useDeferredSearchParams } from '#lib/use-deferred-search-params.ts'

const typingPause = 300

interface CourseFiltersState {
  /** What the form shows: as typed, also before it is searched for. */
  readonly typed: CourseFilters
  /** What is searched for: what the address says. */
  readonly filters: CourseFilters
  /** Searches once typing has paused, in the same entry of the browser's history. */
  type(filters: CourseFilters): void
  /** Searches at once; Back leads to the filters before. */
  apply(filters: CourseFilters): void
}

/** The explorer's filters, kept in the address: a reload, Back and Forward and a link that is passed on show the same. */
export function useCourseFilters(): CourseFiltersState {
  const [address, setAddress] = useDeferredSearchParams()
  const filters = filtersOf(address)
  const [typed, setTyped] = useState(filters)
  const debounced = useDebouncedValue(typed, typingPause)
  // The filters that are in the address, or on their way there.
  const known = useRef(queryOf(filters))
  const latest = useRef({ filters, setAddress })
  latest.current = { filters, setAddress }

  const query = queryOf(filters)
  useEffect(() => {
    if (query === known.current) return
    known.current = query
    setTyped(latest.current.filters)
  }, [query])
  useEffect(() => {
    if (queryOf(debounced) === known.current) return
    known.current = queryOf(debounced)
    latest.current.setAddress(addressOf(debounced, 1), { replace: true })
  }, [debounced])

  return {
    typed,
    filters,
    type: setTyped,
    apply: (next) => {
      known.current = queryOf(next)
      setTyped(next)
      setAddress(addressOf(next, 1))
    },
  }
}

function queryOf(filters: CourseFilters): string {
  return addressOf(filters, 1).toString()
}

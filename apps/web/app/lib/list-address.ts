import { useEffect, useRef } from 'react'
import { useDeferredSearchParams } from '#lib/use-deferred-search-params.ts'

/** @returns The page number in an address, at least 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

export interface ListChoice<Name extends string> {
  /** '' for what the address does not say. */
  readonly values: Readonly<Record<Name, string>>
  readonly page: number
}

/** What an address says of a list. */
export function listChoiceOf<Name extends string>(address: URLSearchParams, names: readonly Name[]): ListChoice<Name> {
  const values = Object.fromEntries(names.map((name) => [name, (address.get(name) ?? '').slice(0, 200)]))
  return { values: values as Record<Name, string>, page: pageOf(address) }
}

/** The status that is chosen of a queue, '' for all; unless one is chosen, that of what waits. */
export function chosenStatus<Status extends string>(
  chosen: string | null,
  statuses: readonly Status[],
  waiting: Status,
): Status | '' {
  return chosen === 'all' ? '' : (statuses.find((each) => each === chosen) ?? waiting)
}

interface ListAddress<Name extends string> extends ListChoice<Name> {
  /** Another choice begins at the first page, and takes the place of the one before in the browser's history. */
  set(name: Name, value: string): void
  setPage(page: number): void
  clear(): void
}

/**
 * What is searched for and chosen of a list, and its page: kept in the page's address, so that a reload, the way back and a
 * link that is passed on show the same.
 */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [address, setAddress] = useDeferredSearchParams()
  // The router hands out the address that is on screen. A second change may come before the first is.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const change = (entries: Readonly<Record<string, string>>, options = {}) => {
    const changed = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(entries)) {
      if (value === '') changed.delete(name)
      else changed.set(name, value)
    }
    latest.current = changed
    setAddress(changed, options)
  }
  return {
    ...listChoiceOf(address, names),
    set: (name, value) => change({ [name]: value, page: '' }, { replace: true }),
    setPage: (page) => change({ page: page === 1 ? '' : String(page) }),
    clear: () => {
      latest.current = new URLSearchParams()
      setAddress(latest.current, { replace: true })
    },
  }
}

import { useSearchParams } from 'react-router'

/** @returns The page number in an address, at least 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

interface ListAddress<Name extends string> {
  /** '' for what the address does not say. */
  readonly values: Readonly<Record<Name, string>>
  readonly page: number
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
  const [address, setAddress] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, (address.get(name) ?? '').slice(0, 200)])) as Record<
    Name,
    string
  >
  return {
    values,
    page: pageOf(address),
    set: (name, value) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now)
          if (value === '') next.delete(name)
          else next.set(name, value)
          next.delete('page')
          return next
        },
        { replace: true },
      ),
    setPage: (page) =>
      setAddress((now) => {
        const next = new URLSearchParams(now)
        if (page === 1) next.delete('page')
        else next.set('page', String(page))
        return next
      }),
    clear: () => setAddress({}, { replace: true }),
  }
}

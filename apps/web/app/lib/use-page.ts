import { useState } from 'react'

/**
 * Which page of a list is shown, from 1. In: how many stand on one. Out: the page, the way to another one, and what is told
 * how many there are: where the last page is gone, the one before it is shown.
 */
export function usePage(perPage: number) {
  const [page, setPage] = useState(1)
  const know = (total: number | undefined) => {
    const last = Math.max(1, Math.ceil((total ?? 0) / perPage))
    if (total !== undefined && page > last) setPage(last)
  }
  return { page, setPage, know }
}

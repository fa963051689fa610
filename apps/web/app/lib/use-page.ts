import { useState } from 'react'

/** The current page of a list, from 1. If the last page is gone, the one before it is shown. */
export function usePage(perPage: number) {
  const [page, setPage] = useState(1)
  const know = (total: number | undefined) => {
    const last = Math.max(1, Math.ceil((total ?? 0) / perPage))
    if (total !== undefined && page > last) setPage(last)
  }
  return { page, setPage, know }
}

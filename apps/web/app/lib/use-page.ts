import { useState } from 'react'

/** The current page of a list, from 1, for lists whose page is not in the address. */
export function usePage() {
  const [page, setPage] = useState(1)
  return { page, setPage }
}

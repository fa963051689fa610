const maxButtons = 5

/** At most five page buttons around the current page. Null at either end is an ellipsis. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - 2, pages - maxButtons + 1))
  const last = Math.min(pages, first + maxButtons - 1)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [...(first > 1 ? [null] : []), ...numbers, ...(last < pages ? [null] : [])]
}

const maxButtons = 5

/**
 * Which page buttons to show: at most five, around the present page.
 * In: the present page and how many there are, both from 1. Out: page numbers; null, at either end, is an ellipsis.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - 2, pages - maxButtons + 1))
  const last = Math.min(pages, first + maxButtons - 1)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [...(first > 1 ? [null] : []), ...numbers, ...(last < pages ? [null] : [])]
}

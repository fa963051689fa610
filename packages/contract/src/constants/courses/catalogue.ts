/** The header of a list of courses that holds how the search was understood. */
export const understoodSearchHeader = 'x-understood-search'

/**
 * Splits a search at its spaces. A quoted part stays whole, and 'in' or 'for' stays with the next word: in 'python in
 * Tamil' both words name the language.
 *
 * @param search - A search as typed.
 * @returns Its parts in order.
 */
export function splitSearch(search: string): string[] {
  return search.match(/"[^"]*"|(?:(?:in|for)\s+)?[^\s"]+|"/giu) ?? []
}

/**
 * Removes words from a search.
 *
 * @param search - A search as typed.
 * @param words - Parts of it, as `splitSearch` returns them.
 * @returns The rest of the search.
 */
export function removeWords(search: string, words: readonly string[]): string {
  return splitSearch(search)
    .filter((part) => !words.includes(part))
    .join(' ')
}

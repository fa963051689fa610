/** Orders of the catalogue. Without one, a search's best matches or the learner's own steps come first. */
export const catalogueOrders = ['newest', 'price', 'weeks', 'title'] as const
/** The most skills that a listing may put first: more than the steps of a roadmap teach. */
export const maxSkillsFirst = 60
/** The header of a list of courses that says how many come first because of their skills. */
export const coursesFirstHeader = 'x-courses-first'
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

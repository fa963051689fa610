/** What the advisor's benchmark measured, for public pages. A test compares it with the benchmark's own record. */
export const measured = {
  /** Job descriptions that the advisor was tested on. */
  texts: 43,
  /** The share whose right career came first, or was among the first three. */
  first: 0.977,
  firstThree: 1,
  /** The share of single sentences whose right career came first. */
  firstOfSentences: 0.575,
  /** Rankings that changed with another name, gender, age and location. */
  changedRankings: 0,
} as const

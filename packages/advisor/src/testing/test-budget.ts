import type { TokenBudget } from '#advisor.ts'

export interface TestBudget extends TokenBudget {
  /** Tokens that are reserved and not settled, 0 when no call is running. */
  open(): number
  used(): number
}

/**
 * Creates a token budget in memory.
 *
 * @param tokens - The size of the budget.
 * @returns The budget.
 */
export function createTestBudget(tokens = Number.POSITIVE_INFINITY): TestBudget {
  let reserved = 0
  let used = 0
  return {
    reserve: async (asked) => {
      if (reserved + used + asked > tokens) return false
      reserved += asked
      return true
    },
    settle: async (asked, real) => {
      reserved -= asked
      used += real
    },
    open: () => reserved,
    used: () => used,
  }
}

import type { TokenBudget } from '#advisor.ts'

export interface TestBudget extends TokenBudget {
  /** Tokens that are reserved and not settled; 0 when nothing is under way. */
  open(): number
  used(): number
}

/** A budget of so many tokens. */
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

import type { CallOptions, Result, TokenBudget } from '@milepost/advisor'
import type { Engine } from '@milepost/contract/roadmaps'
import type { Dependencies } from '#context.ts'
import { countAdvisor } from '#features/advisor-counts/index.ts'
import { addTokens, addTokensWithin } from '#features/model-usage/repository.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * In: a user. Out: what they may still spend on a language model today (UTC). A call that goes on past midnight is
 * settled on the day it was reserved on. Tokens of a call that is never settled stay spent.
 */
export function budgetOf(ctx: Pick<Dependencies, 'db' | 'clock' | 'config'>, userId: string): TokenBudget {
  const usage = { userId, day: ctx.clock().toISOString().slice(0, 10) }
  return {
    reserve: async (tokens) => {
      const isAllowed = await addTokensWithin(ctx.db, usage, tokens, ctx.config.aiTokensADay)
      if (isAllowed) await countAdvisor(ctx, { model_called: 1 })
      return isAllowed
    },
    settle: async (reserved, used) => {
      await addTokens(ctx.db, usage, used - reserved)
      await countAdvisor(ctx, { model_tokens: used })
    },
  }
}

/**
 * Out: the means to ask a language model with, where one is set. Demo accounts, which nobody asks for over the network, get
 * none: their roadmaps are made in one transaction, and no model is waited for in one.
 */
export function modelOptionsOf(ctx: SignedInContext): Pick<CallOptions, 'budget'> {
  if (ctx.config.languageModel === null || ctx.address === null) return {}
  return { budget: budgetOf(ctx, ctx.actor.id) }
}

/** Which engine made an answer, as learners are told: the embedded one in a model's place is a fall-back. */
export function engineOf({ engine, fallbackReason }: Pick<Result<unknown>, 'engine' | 'fallbackReason'>): Engine {
  return engine === 'embedded' && fallbackReason !== undefined ? 'fallback' : engine
}

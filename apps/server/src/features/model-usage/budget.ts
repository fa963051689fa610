import type { CallOptions, Result, TokenBudget } from '@milepost/advisor'
import type { Engine } from '@milepost/contract/roadmaps/limits'
import type { Dependencies } from '#context.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import { addTokens, addTokensWithin } from '#features/model-usage/repository.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * A user's language model budget for today (UTC). A call is settled on the day it was reserved; tokens of a call never
 * settled remain spent.
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
 * The options to use a language model, if configured. None for demo accounts: their roadmaps are created inside a
 * transaction, which must not wait for a model.
 */
export function modelOptionsOf(ctx: SignedInContext): Pick<CallOptions, 'budget'> {
  if (ctx.config.languageModel === null || ctx.address === null) return {}
  return { budget: budgetOf(ctx, ctx.actor.id) }
}

/** The engine reported to learners: 'fallback' if the embedded one replaced a model. */
export function engineOf({ engine, fallbackReason }: Pick<Result<unknown>, 'engine' | 'fallbackReason'>): Engine {
  return engine === 'embedded' && fallbackReason !== undefined ? 'fallback' : engine
}

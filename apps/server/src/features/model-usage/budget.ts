import type { CallOptions, Result, TokenBudget } from '@milepost/advisor'
import type { Coach } from '@milepost/contract/chat/schema'
import type { Engine } from '@milepost/contract/roadmaps/limits'
import type { Dependencies } from '#context.ts'
import { countAdvisor } from '#features/analytics/advisor/index.ts'
import {
  addTokens,
  addTokensInAll,
  addTokensInAllWithin,
  addTokensWithin,
  findTokens,
} from '#features/model-usage/repository.ts'
import { findPreferences } from '#features/preferences/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * A user's language model budget for today (UTC), within that of all users. A call is settled on the day it was reserved; tokens of a call never
 * settled remain spent.
 */
export function budgetOf(ctx: Pick<Dependencies, 'db' | 'clock' | 'config'>, userId: string): TokenBudget {
  const usage = { userId, day: dayOf(ctx.clock()) }
  const { aiTokensADay, aiTokensADayInAll } = ctx.config
  return {
    reserve: async (tokens) => {
      if (!(await addTokensInAllWithin(ctx.db, usage.day, tokens, aiTokensADayInAll))) return false
      const isAllowed = await addTokensWithin(ctx.db, usage, tokens, aiTokensADay)
      if (isAllowed) await countAdvisor(ctx, { model_called: 1 })
      else await addTokensInAll(ctx.db, usage.day, -tokens)
      return isAllowed
    },
    settle: async (reserved, used) => {
      await addTokens(ctx.db, usage, used - reserved)
      await addTokensInAll(ctx.db, usage.day, used - reserved)
      await countAdvisor(ctx, { model_tokens: used })
    },
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Of the day's tokens: with less left it is nearly over, and with less still no answer begins. */
const [lowShare, tokensOfAnswer] = [0.2, 12_000]

/** Whether a language model answers this learner, and how much of the day it has left. */
export async function readCoach(ctx: SignedInContext): Promise<Coach> {
  const { languageModel, aiTokensADay, aiTokensADayInAll } = ctx.config
  if (languageModel === null) return { state: 'none', provider: '' }
  const { provider: named, baseUrl } = languageModel
  const provider = baseUrl === undefined ? named : new URL(baseUrl).host
  const { coach } = await findPreferences(ctx.db, ctx.actor.id)
  if (coach === null) return { state: 'unasked', provider }
  if (!coach) return { state: 'off', provider }
  const { own, all } = await findTokens(ctx.db, { userId: ctx.actor.id, day: dayOf(ctx.clock()) })
  const left = Math.min(aiTokensADay - own, aiTokensADayInAll - all)
  if (left < tokensOfAnswer) return { state: 'spent', provider }
  return { state: left < aiTokensADay * lowShare ? 'low' : 'on', provider }
}

/**
 * The options to use a language model, if configured. None for demo accounts: their roadmaps are created inside a
 * transaction, which must not wait for a model.
 */
export function modelOptionsOf(ctx: SignedInContext): Pick<CallOptions, 'budget' | 'ownNames'> {
  if (ctx.config.languageModel === null || ctx.address === null) return {}
  return { budget: budgetOf(ctx, ctx.actor.id), ownNames: [ctx.actor.name] }
}

/** The engine reported to learners: 'fallback' if the embedded one replaced a model. */
export function engineOf({ engine, fallbackReason }: Pick<Result<unknown>, 'engine' | 'fallbackReason'>): Engine {
  return engine === 'embedded' && fallbackReason !== undefined ? 'fallback' : engine
}

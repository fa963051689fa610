import { planTerms } from '@milepost/contract/plans'
import type { Actor } from '#context.ts'
import { AppError, type Fault } from '#lib/errors.ts'

const hour = 60 * 60 * 1000
const earliestAhead = hour
const latestAhead = 60 * 24 * hour

/** Errors: 'plan_required' without a plan that holds mentoring. */
export function requireMentoringPlan(actor: Actor): void {
  if (!planTerms[actor.plan].mentoring) throw new AppError('plan_required')
}

/** Proposed times lie between one hour and 60 days ahead, each once. Errors: 'invalid', naming the field. */
export function requireUsableTimes(times: readonly Date[], now: Date): void {
  const faults = faultsOfTimes(times, now)
  if (faults.length > 0) throw new AppError('invalid', { faults })
}

/** A session takes place within a year. Errors: 'invalid' for a time that has passed or is further away. */
export function requireTimeAhead(time: Date, now: Date): void {
  const ahead = time.getTime() - now.getTime()
  if (ahead > 0 && ahead <= 365 * 24 * hour) return
  throw new AppError('invalid', { faults: [{ field: 'time', rule: 'within_year' }] })
}

function faultsOfTimes(times: readonly Date[], now: Date): Fault[] {
  const field = 'proposedTimes'
  const ahead = times.map((time) => time.getTime() - now.getTime())
  const faults: Fault[] = []
  // Written as 'not within', so that a time that is none fails too.
  if (!ahead.every((each) => each >= earliestAhead && each <= latestAhead)) faults.push({ field, rule: 'time_ahead' })
  if (new Set(ahead).size < times.length) faults.push({ field, rule: 'distinct' })
  return faults
}

import { planTerms } from '@milepost/contract/plans'
import type { Actor } from '#context.ts'
import { AppError, type ValidationIssue } from '#http/errors.ts'

const hour = 60 * 60 * 1000
const earliestAhead = hour
const latestAhead = 60 * 24 * hour

/** @throws {AppError} 'plan_required' without a plan that includes mentoring */
export function requireMentoringPlan(actor: Actor): void {
  if (!planTerms[actor.plan].mentoring) throw new AppError('plan_required')
}

/**
 * Proposed times must be distinct and between one hour and 60 days ahead.
 * @throws {AppError} 'invalid', naming the field
 */
export function requireUsableTimes(times: readonly Date[], now: Date): void {
  const issues = findTimeIssues(times, now)
  if (issues.length > 0) throw new AppError('invalid', { issues })
}

/**
 * A session takes place within a year.
 * @throws {AppError} 'invalid' for a past or later time
 */
export function requireTimeAhead(time: Date, now: Date): void {
  const ahead = time.getTime() - now.getTime()
  if (ahead > 0 && ahead <= 365 * 24 * hour) return
  throw new AppError('invalid', { issues: [{ field: 'time', rule: 'within_year' }] })
}

function findTimeIssues(times: readonly Date[], now: Date): ValidationIssue[] {
  const field = 'proposedTimes'
  const ahead = times.map((time) => time.getTime() - now.getTime())
  const issues: ValidationIssue[] = []
  // Negated so that an invalid date fails too.
  if (!ahead.every((each) => each >= earliestAhead && each <= latestAhead)) issues.push({ field, rule: 'time_ahead' })
  if (new Set(ahead).size < times.length) issues.push({ field, rule: 'distinct' })
  return issues
}

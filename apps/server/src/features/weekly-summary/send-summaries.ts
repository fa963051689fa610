import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { NotificationParams } from '@milepost/contract/notifications/schema'
import { pages } from '@milepost/contract/pages'
import { planTerms } from '@milepost/contract/plans'
import type { Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { queueEmail } from '#features/emails/index.ts'
import { notify } from '#features/notifications/index.ts'
import { findPreferences } from '#features/preferences/index.ts'
import { findProgress } from '#features/progress/index.ts'
import { findCurrentRoadmap, findSteps } from '#features/roadmaps/index.ts'
import { lockUser } from '#features/users/index.ts'
import { findWanting } from '#features/weekly-summary/repository.ts'
import { mondayOf, summarise } from '#features/weekly-summary/summarise.ts'

const learnersPerJob = 100

/**
 * Sends last week's summary to learners who want it, in the inbox and by email if allowed and verified. Handles at most
 * `batch` learners and queues the rest. Safe to run twice.
 */
export async function sendWeeklySummaries(
  ctx: Dependencies,
  job: JobData['weekly-summary'],
  batch = learnersPerJob,
): Promise<void> {
  const week = job.week ?? mondayOf(ctx.clock())
  const learners = await findWanting(ctx.db, { after: job.after, limit: batch })
  for (const userId of learners) await transaction(ctx, (tx) => sendSummary(tx, userId, week))
  const after = learners.at(-1)
  if (after !== undefined && learners.length === batch) await ctx.jobs.send(ctx, 'weekly-summary', { week, after })
}

async function sendSummary(tx: Dependencies, userId: string, week: string): Promise<void> {
  const user = await lockUser(tx.db, userId)
  const { weeklySummary, emailNotifications } = await findPreferences(tx.db, userId)
  const roadmap = await findCurrentRoadmap(tx.db, userId)
  if (user === undefined || roadmap === undefined || !weeklySummary) return
  const steps = await findSteps(tx.db, roadmap.id)
  const { done, nextStep, hours, suggestion } = summarise(steps, await findProgress(tx.db, userId), week)
  const suggests = suggestion !== null && planTerms[user.plan].smartSuggestions
  const params: NotificationParams['weekly_summary'] = {
    done,
    hours,
    career: careerTitleOf(roadmap.careerId),
    state: nextStep === null ? 'finished' : 'open',
    nextStep: nextStep ?? '',
    ...(suggests
      ? { suggests: 'yes', course: suggestion.course, courseStep: suggestion.step }
      : { suggests: 'no', course: '', courseStep: '' }),
  }
  const key = `weekly_summary:${week}`
  await notify(tx, { userId, kind: 'weekly_summary', params, key })
  if (!emailNotifications || user.emailVerifiedAt === null) return
  const email = { kind: 'weekly_summary', to: user.email, userId, params: { ...params, name: user.name } } as const
  await queueEmail(tx, { ...email, key: `${key}:${userId}` })
}

export function createSummaryLink(ctx: Pick<Dependencies, 'originFor'>): string {
  return `${ctx.originFor()}${pages.roadmap}`
}

import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { NotificationParams } from '@milepost/contract/notifications/schema'
import { pages } from '@milepost/contract/pages'
import { tasksOf } from '@milepost/contract/progress/limits'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import type { Dependencies, JobData } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { queueEmail } from '#features/emails/index.ts'
import { findInactiveLearners } from '#features/inactivity-reminders/repository.ts'
import { notify } from '#features/notifications/index.ts'
import { findPreferences } from '#features/preferences/index.ts'
import { findStatuses, findTicks, ticksOf } from '#features/progress/index.ts'
import { findCurrentRoadmap, findSteps } from '#features/roadmaps/index.ts'
import { lockUser } from '#features/users/index.ts'

const learnersPerJob = 100
const day = 24 * 60 * 60 * 1000

/**
 * Reminds learners who want it of their next small thing, in the inbox and by email if allowed and verified: once for
 * each time they go quiet. Handles at most `batch` learners and queues the rest. Safe to run twice.
 */
export async function sendInactivityReminders(
  ctx: Dependencies,
  job: JobData['quiet-reminders'],
  batch = learnersPerJob,
): Promise<void> {
  const since = new Date(ctx.clock().getTime() - quietDaysUntilReminder * day)
  const learners = await findInactiveLearners(ctx.db, { since, after: job.after, limit: batch })
  for (const { id, lastLearned } of learners) await transaction(ctx, (tx) => remind(tx, id, lastLearned))
  const after = learners.at(-1)?.id
  if (after !== undefined && learners.length === batch) await ctx.jobs.send(ctx, 'quiet-reminders', { after })
}

async function remind(tx: Dependencies, userId: string, lastLearned: Date): Promise<void> {
  const user = await lockUser(tx.db, userId)
  const { quietReminder, emailNotifications } = await findPreferences(tx.db, userId)
  const roadmap = await findCurrentRoadmap(tx.db, userId)
  if (user === undefined || roadmap === undefined || !quietReminder) return
  const next = await findNextTask(tx, userId, roadmap.id)
  if (next === undefined) return
  const params = { ...next, career: careerTitleOf(roadmap.careerId) }
  const key = `quiet_reminder:${lastLearned.toISOString()}`
  await notify(tx, { userId, kind: 'quiet_reminder', params, key })
  if (!emailNotifications || user.emailVerifiedAt === null) return
  const email = { kind: 'quiet_reminder', to: user.email, userId, params: { ...params, name: user.name } } as const
  await queueEmail(tx, { ...email, key: `${key}:${userId}` })
}

type NextTask = Omit<NotificationParams['quiet_reminder'], 'career'>

/** The first session or task that is not ticked yet, of the first step that is not done. */
async function findNextTask({ db }: Dependencies, userId: string, roadmapId: string): Promise<NextTask | undefined> {
  const statuses = await findStatuses(db, userId)
  const step = (await findSteps(db, roadmapId)).find(({ key }) => statuses.get(key) !== 'done')
  if (step === undefined) return undefined
  const ticked = new Set(
    (await findTicks(db, userId)).filter((one) => one.stepKey === step.key).map(({ task }) => task),
  )
  const { task, hours } = ticksOf(step).find((one) => !ticked.has(one.task)) ?? { task: 'step', hours: step.hours }
  const session = tasksOf(step.details).find(({ id, hours: own }) => id === task && own !== undefined)
  const next = session === undefined ? { step: step.label, task } : { step: session.label, task: 'step' }
  return { ...next, number: step.stepNumber, hours: Math.round(hours) }
}

export function createReminderLink(ctx: Pick<Dependencies, 'originFor'>, email: { readonly params: object }): string {
  const { number }: { number?: unknown } = email.params
  return `${ctx.originFor()}${pages.roadmap}?step=${Number(number)}`
}

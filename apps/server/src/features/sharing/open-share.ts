import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { SharedRoadmap } from '@milepost/contract/sharing/schema'
import type { Context } from '#context.ts'
import { findSharedCredentials } from '#features/credentials/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import { presentDestinations } from '#features/roadmaps/index.ts'
import { findShared, findSharedSteps, markOpened } from '#features/sharing/repository.ts'
import { findSharedWork } from '#features/work-samples/index.ts'
import { AppError } from '#http/errors.ts'
import { digestOf } from '#lib/secrets.ts'

/** Repeated views within this time are not recorded. */
const viewInterval = 60 * 1000

/**
 * A shared roadmap, with explicitly listed fields only. Records the view, except the learner's own.
 * @throws {AppError} 'not_found' for an unknown, expired or deleted link
 */
export async function openShare(ctx: Context, token: string): Promise<SharedRoadmap> {
  const now = ctx.clock()
  const shared = await findShared(ctx.db, digestOf(token), now)
  if (shared === undefined) throw new AppError('not_found')
  const statuses = await findStatuses(ctx.db, shared.userId)
  const steps = await findSharedSteps(ctx.db, shared.roadmapId)
  const works = await findSharedWork(ctx.db, shared.userId)
  if (ctx.actor?.id !== shared.userId)
    await markOpened(ctx.db, shared.shareId, now, new Date(now.getTime() - viewInterval))
  return {
    firstName: firstNameOf(shared.name),
    career: careerTitleOf(shared.careerId),
    titles: presentDestinations(shared, steps).titles.map(({ title, reachedAfterStep }) => ({
      title,
      reachedAfterStep,
    })),
    credentials: await findSharedCredentials(ctx.db, shared.userId),
    steps: steps.map(({ key, label, section, hours, milestone }) => ({
      label,
      section,
      hours,
      milestone,
      status: statuses.get(key) ?? 'not_started',
      work: works.get(key) ?? null,
    })),
  }
}

/** The first word of a name; '' if it is an email address. */
function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first.includes('@') ? '' : first
}

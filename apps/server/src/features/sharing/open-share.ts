import { careerTitleOf } from '@milepost/contract/careers'
import type { SharedRoadmap } from '@milepost/contract/sharing'
import type { Context } from '#context.ts'
import { findStatuses } from '#features/progress/index.ts'
import { findShared, findSharedSteps, markOpened } from '#features/sharing/repository.ts'
import { AppError } from '#lib/errors.ts'
import { digestOf } from '#lib/secrets.ts'

/** Whoever reloads the page is not noted every time. */
const noteEvery = 60 * 1000

/**
 * What a link shows: all of it is named here, one by one. When it was opened is noted, unless it was the learner.
 * Errors: 'not_found' for a token that is unknown, has expired or was ended.
 */
export async function openShare(ctx: Context, token: string): Promise<SharedRoadmap> {
  const now = ctx.clock()
  const shared = await findShared(ctx.db, digestOf(token), now)
  if (shared === undefined) throw new AppError('not_found')
  const statuses = await findStatuses(ctx.db, shared.userId)
  const steps = await findSharedSteps(ctx.db, shared.roadmapId)
  if (ctx.actor?.id !== shared.userId)
    await markOpened(ctx.db, shared.shareId, now, new Date(now.getTime() - noteEvery))
  return {
    firstName: firstNameOf(shared.name),
    career: careerTitleOf(shared.careerId),
    steps: steps.map(({ key, label, section, hours, milestone }) => ({
      ...{ label, section, hours, milestone },
      status: statuses.get(key) ?? 'not_started',
    })),
  }
}

/** The first word of a name; '' where that is a mail address, which some give for a name. */
function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first.includes('@') ? '' : first
}

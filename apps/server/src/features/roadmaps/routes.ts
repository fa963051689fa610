import { ProfileAnswers } from '@milepost/contract/profiles'
import { createRoadmap, generateCareer, getCareerDiagram, getRoadmap } from '@milepost/contract/roadmaps'
import * as z from 'zod/mini'
import { answersOf, findProfile, saveProfile } from '#features/profiles/index.ts'
import { makeRoadmap } from '#features/roadmaps/make-roadmap.ts'
import { presentDiagram, presentRoadmap } from '#features/roadmaps/presenter.ts'
import { findCurrentRoadmap, type RoadmapRow } from '#features/roadmaps/repository.ts'
import { AppError } from '#lib/errors.ts'
import { type Mounting, mount, type SignedInContext } from '#lib/mount.ts'
import { faultsOf } from '#lib/zod-faults.ts'

export function mountRoadmaps(mounting: Mounting): void {
  mount(mounting, getRoadmap, async (ctx) => present(ctx, await requireCurrent(ctx)))
  mount(mounting, createRoadmap, async (ctx, { body: { userId: _, regenerate = false, ...answers } }) => {
    if (Object.keys(answers).length > 0) await saveOver(ctx, answers)
    return present(ctx, await makeRoadmap(ctx, regenerate))
  })
  mount(mounting, getCareerDiagram, async (ctx) => presentDiagram(ctx, await requireCurrent(ctx)))
  mount(mounting, generateCareer, async (ctx, { body }) =>
    presentDiagram(ctx, await makeRoadmap(ctx, body.regenerate ?? false)),
  )
}

async function requireCurrent(ctx: SignedInContext): Promise<RoadmapRow> {
  const row = await findCurrentRoadmap(ctx.db, ctx.actor.id)
  if (row === undefined) throw new AppError('not_found')
  return row
}

async function present(ctx: SignedInContext, row: RoadmapRow) {
  const profile = await findProfile(ctx.db, ctx.actor.id)
  return presentRoadmap(ctx, row, profile?.adviceRevision ?? row.adviceRevision)
}

/** Answers sent along with the request go over the saved ones; together they must be a whole profile. */
async function saveOver(ctx: SignedInContext, answers: object): Promise<void> {
  const saved = await findProfile(ctx.db, ctx.actor.id)
  const whole = z.safeParse(ProfileAnswers, { ...(saved && answersOf(saved)), ...answers }, { reportInput: true })
  if (!whole.success) throw new AppError('invalid', { faults: faultsOf(whole.error.issues) })
  await saveProfile(ctx, whole.data)
}

import { describeSkill } from '@milepost/advisor/knowledge'
import { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import {
  chooseVariant,
  correctSkill,
  createRoadmap,
  getRoadmap,
  getRoadmapVersion,
  listRoadmapVersions,
  previewRoadmap as previewRoadmapRoute,
  previewVariants as previewVariantsRoute,
  restoreRoadmapVersion,
  setPace,
  switchCareer,
  takeBackChoice as takeBackChoiceRoute,
} from '@milepost/contract/roadmaps/routes'
import * as z from 'zod/mini'
import { answersOf, findProfile, requireProfile, saveProfile, updatePace } from '#features/profiles/index.ts'
import { loadRoadmapInputs } from '#features/roadmaps/plan-roadmap.ts'
import { presentRoadmap, presentVersion } from '#features/roadmaps/presenter.ts'
import { previewRoadmap, previewVariants } from '#features/roadmaps/preview-roadmap.ts'
import { findVersion, findVersions, type RoadmapRow, roadmapKey } from '#features/roadmaps/repository.ts'
import { requireCurrentRoadmap } from '#features/roadmaps/require-current-roadmap.ts'
import { resolveVariant } from '#features/roadmaps/resolve-variant.ts'
import { restoreVersion, takeBackChoice } from '#features/roadmaps/restore-version.ts'
import { createRoadmapCache } from '#features/roadmaps/roadmap-cache.ts'
import { runRoadmapCommand } from '#features/roadmaps/run-roadmap-command.ts'
import { sendCached } from '#http/cached-reply.ts'
import { AppError } from '#http/errors.ts'
import { varyBy } from '#http/negotiation.ts'
import { type RouteRegistrar, registerRoute, type SignedInContext } from '#http/register-route.ts'
import { toIssues } from '#http/zod-issues.ts'

const maxVersionsListed = 100

export function registerRoadmapRoutes(registrar: RouteRegistrar): void {
  registerCreationRoutes(registrar)
  registerDecisionRoutes(registrar)
  registerVersionRoutes(registrar)
}

function registerCreationRoutes(registrar: RouteRegistrar): void {
  const findCached = createRoadmapCache()
  const authenticate = registrar.authenticateWith(roadmapKey)
  registerRoute({ ...registrar, authenticate }, getRoadmap, async (ctx, { request, reply }) => {
    varyBy(reply, 'cookie')
    return sendCached(request, reply, await findCached(ctx))
  })
  registerRoute(registrar, createRoadmap, async (ctx, { body: { userId: _, regenerate = false, ...answers } }) => {
    if (Object.keys(answers).length > 0) await mergeAnswers(ctx, answers)
    return present(ctx, await runRoadmapCommand(ctx, { kind: regenerate ? 'regenerate' : 'make' }))
  })
  registerRoute(registrar, previewRoadmapRoute, (ctx, { body }) => previewRoadmap(ctx, body.careerId))
  registerRoute(registrar, previewVariantsRoute, (ctx, { body }) => previewVariants(ctx, body))
}

function registerDecisionRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, switchCareer, async (ctx, { body }) =>
    present(ctx, await runRoadmapCommand(ctx, { kind: 'switch', ...body })),
  )
  registerRoute(registrar, takeBackChoiceRoute, async (ctx) => present(ctx, await takeBackChoice(ctx)))
  registerRoute(registrar, chooseVariant, async (ctx, { body }) => {
    const current = await requireCurrentRoadmap(ctx)
    const inputs = { ...(await loadRoadmapInputs(ctx)), current }
    const variant = await resolveVariant(ctx, inputs, body)
    return present(ctx, await runRoadmapCommand(ctx, { kind: 'vary', variant }))
  })
  registerRoute(registrar, correctSkill, async (ctx, { params: { skillId }, body }) => {
    const isDeadline = skillId === deadlineId && 'requestIgnored' in body
    if (!isDeadline && describeSkill(skillId) === null) throw new AppError('not_found')
    await requireCurrentRoadmap(ctx)
    // Who adds a skill wants it, whatever they took back before.
    const correction = { skillId, ...body, ...('added' in body && body.added && { requestIgnored: false }) }
    return present(ctx, await runRoadmapCommand(ctx, { kind: 'correct', correction }))
  })
  registerRoute(registrar, setPace, async (ctx, { body: { hoursPerWeek, studyDays } }) => {
    await requireCurrentRoadmap(ctx)
    return updatePace(ctx.db, ctx.actor.id, { hoursPerWeek, studyDays: studyDays?.toSorted() })
  })
}

function registerVersionRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listRoadmapVersions, async (ctx) =>
    (await findVersions(ctx.db, ctx.actor.id, maxVersionsListed)).map(presentVersion),
  )
  registerRoute(registrar, getRoadmapVersion, async (ctx, { params }) => {
    const row = await findVersion(ctx.db, ctx.actor.id, params.version)
    if (row === undefined) throw new AppError('not_found')
    return present(ctx, row)
  })
  registerRoute(registrar, restoreRoadmapVersion, async (ctx, { params }) =>
    present(ctx, await restoreVersion(ctx, params.version)),
  )
}

async function present(ctx: SignedInContext, row: RoadmapRow) {
  return presentRoadmap(ctx, row, await requireProfile(ctx.db, ctx.actor.id))
}

/** Answers in the request override the saved ones; together they must be a complete profile. */
async function mergeAnswers(ctx: SignedInContext, answers: object): Promise<void> {
  const saved = await findProfile(ctx.db, ctx.actor.id)
  const whole = z.safeParse(ProfileAnswers, { ...(saved && answersOf(saved)), ...answers }, { reportInput: true })
  if (!whole.success) throw new AppError('invalid', { issues: toIssues(whole.error.issues) })
  await saveProfile(ctx, whole.data)
}

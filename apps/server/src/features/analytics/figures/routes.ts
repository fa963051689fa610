import { maxSkillsInDemand } from '@milepost/contract/analytics/limits'
import {
  draftCourse as draftCourseRoute,
  getAdvisorFigures,
  getInstitutionFigures,
  getPlatformWeeks,
  getSiteFigures,
  listCourseFigures,
  listDemand,
  listSkillsInDemand,
  listSuggestions,
} from '@milepost/contract/analytics/routes'
import type { PlatformWeeks } from '@milepost/contract/analytics/schema'
import { readCounts } from '#features/analytics/advisor/index.ts'
import { draftCourse } from '#features/analytics/figures/draft-course.ts'
import { requireCanReadFigures } from '#features/analytics/figures/policy.ts'
import { readSiteFigures } from '#features/analytics/figures/publish-site-figures.ts'
import {
  readDemand,
  readSkillsInDemand,
  readSkillsWithoutCourse,
  readSuggestions,
} from '#features/analytics/figures/read-demand.ts'
import { readCourseFigures, readInstitutionFigures } from '#features/analytics/figures/read-figures.ts'
import {
  countCoursesOf,
  countPlatformWeeks,
  countShownOf,
  countUnknownWishes,
  institutionExists,
} from '#features/analytics/figures/repository.ts'
import { weeksUntil } from '#features/analytics/figures/weeks.ts'
import { AppError } from '#http/errors.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute, type SignedInContext } from '#http/register-route.ts'

/** Counted once a day; a few minutes let a changed setting show soon. */
const cacheControl = 'public, max-age=600'

const defaultDays = 30
const maxSkills = 10

export function registerFigureRoutes(registrar: RouteRegistrar): void {
  registerInstitutionReviewRoutes(registrar)
  registerRoute(registrar, getSiteFigures, async (ctx, { reply }) => {
    reply.header('cache-control', cacheControl)
    return readSiteFigures(ctx)
  })
  registerRoute(registrar, listSkillsInDemand, async (ctx, { reply }) => {
    reply.header('cache-control', cacheControl)
    return readSkillsInDemand(ctx.db, maxSkillsInDemand)
  })
  registerRoute(registrar, getPlatformWeeks, readPlatformWeeks)
  registerRoute(registrar, getAdvisorFigures, async (ctx, { query }) => {
    const { steps, ...counts } = await readCounts(ctx, query.days ?? defaultDays)
    const skills = await readSkillsWithoutCourse(ctx.db, maxSkills)
    const unknown = await countUnknownWishes(ctx.db, maxSkills)
    return { ...counts, steps: { ...steps, skills, unknown } }
  })
}

function registerInstitutionReviewRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, getInstitutionFigures, async (ctx, { params }) => {
    await requireInstitution(ctx, params.id)
    return readInstitutionFigures(ctx, params.id)
  })
  registerRoute(registrar, listCourseFigures, async (ctx, { params, query, reply }) => {
    await requireInstitution(ctx, params.id)
    sendTotal(reply, await countCoursesOf(ctx.db, params.id), query)
    return readCourseFigures(ctx.db, params.id, sliceOf(query))
  })
  registerRoute(registrar, listDemand, async (ctx, { params, query, reply }) => {
    await requireInstitution(ctx, params.id)
    sendTotal(reply, await countShownOf(ctx.db, 'demand'), query)
    return readDemand(ctx.db, params.id, sliceOf(query))
  })
  registerRoute(registrar, draftCourseRoute, async (ctx, { params, body }) => {
    await requireInstitution(ctx, params.id)
    return draftCourse(ctx.db, params.skill, body)
  })
  registerRoute(registrar, listSuggestions, async (ctx, { params }) => {
    await requireInstitution(ctx, params.id)
    return readSuggestions(ctx.db, params.id)
  })
}

/** @throws {AppError} 'forbidden' for another's institution; 'not_found' */
async function requireInstitution(ctx: SignedInContext, id: number): Promise<void> {
  requireCanReadFigures(ctx.actor, id)
  if (!(await institutionExists(ctx.db, id))) throw new AppError('not_found')
}

async function readPlatformWeeks(ctx: SignedInContext): Promise<PlatformWeeks> {
  const weeks = weeksUntil(ctx.clock())
  const counted = await countPlatformWeeks(ctx.db, weeks[0] ?? '')
  const figures = (rows: readonly { week: string; total: number }[]) =>
    new Map(rows.map((row) => [row.week, row.total]))
  const signUps = figures(counted.signUps)
  const roadmaps = figures(counted.roadmaps)
  const activeLearners = figures(counted.activeLearners)
  return weeks.map((start) => ({
    start,
    signUps: signUps.get(start) ?? 0,
    roadmaps: roadmaps.get(start) ?? 0,
    activeLearners: activeLearners.get(start) ?? 0,
  }))
}

import { exportAdminCourses, listAdminCourses, listCourseDecisions } from '@milepost/contract/courses/routes'
import { exportCourses } from '#features/courses/admin/export-courses.ts'
import { presentAdminCourse } from '#features/courses/admin/presenter.ts'
import {
  adminCourseFilter,
  countDecisions,
  findAdminCourses,
  findDecisions,
} from '#features/courses/admin/repository.ts'
import { findCourse } from '#features/courses/index.ts'
import { AppError } from '#http/errors.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerAdminCourseRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listAdminCourses, async (ctx, { query, reply }) => {
    const { search, status, institution_id: institutionId } = query
    const what = `admin ${JSON.stringify([search, status, institutionId])}`
    const total = await ctx.courseCache.count(what, adminCourseFilter(query))
    sendTotal(reply, total, query)
    const rows = await findAdminCourses(ctx.db, query, total, sliceOf(query))
    return rows.map(presentAdminCourse)
  })
  registerRoute(registrar, exportAdminCourses, (ctx, { query, reply }) => exportCourses(ctx, query, reply))
  registerRoute(registrar, listCourseDecisions, async (ctx, { params, query, reply }) => {
    if ((await findCourse(ctx.db, params.id)) === undefined) throw new AppError('not_found')
    sendTotal(reply, await countDecisions(ctx.db, params.id), query)
    const decisions = await findDecisions(ctx.db, params.id, sliceOf(query))
    return decisions.map(({ createdAt, ...decision }) => ({ ...decision, createdAt: createdAt.toISOString() }))
  })
}

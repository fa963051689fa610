import { suggestCourse } from '@milepost/advisor'
import { coursesFirstHeader, understoodSearchHeader } from '@milepost/contract/courses/catalogue/limits'
import { writeUnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { maxCounted } from '@milepost/contract/courses/limits'
import {
  createCourse as createCourseRoute,
  getCourse,
  listCourses,
  suggestCourseFacts,
  updateCourse as updateCourseRoute,
} from '@milepost/contract/courses/routes'
import { listInstitutionCourses } from '@milepost/contract/institutions/routes'
import { createCourse } from '#features/courses/create-course.ts'
import { requireCanManage } from '#features/courses/policy.ts'
import { namesOf, presentCourse, presentManagedCourse } from '#features/courses/presenter.ts'
import { findCourse, findCourses, ofInstitution, orderOf } from '#features/courses/repository.ts'
import { updateCourse } from '#features/courses/update-course.ts'
import { canSeeUnpublished, requireInstitution } from '#features/institutions/index.ts'
import { sendCached } from '#http/cached-reply.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

const emptyList = '[]'

export function registerCourseRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listCourses, async (ctx, { query, request, reply }) => {
    const page = await ctx.courseCache.findPage(query)
    sendTotal(reply, page.total, query, page.total > maxCounted && page.reply.body.length > emptyList.length)
    if (page.first !== undefined) reply.header(coursesFirstHeader, JSON.stringify(page.first))
    if (query.search) reply.header(understoodSearchHeader, writeUnderstoodSearch(page.understood))
    return sendCached(request, reply, page.reply)
  })
  registerRoute(registrar, listInstitutionCourses, async (ctx, { params: { id }, query, reply }) => {
    await requireInstitution(ctx, id)
    const all = canSeeUnpublished(ctx.actor, id)
    const condition = ofInstitution(id, query, all)
    const what = `institution ${JSON.stringify([id, all, query.status, query.archived, query.search])}`
    sendTotal(reply, await ctx.courseCache.count(what, condition), query)
    const rows = await findCourses(ctx.db, condition, sliceOf(query), orderOf(query))
    return rows.map(all ? presentManagedCourse : presentCourse)
  })
  registerRoute(registrar, createCourseRoute, async (ctx, { body }) =>
    presentManagedCourse(await createCourse(ctx, body)),
  )
  registerRoute(registrar, getCourse, async (ctx, { params }) => {
    const course = await findCourse(ctx.db, params.id)
    requireCanManage(ctx.actor, course)
    return presentManagedCourse(course)
  })
  registerRoute(registrar, updateCourseRoute, async (ctx, { params, body }) =>
    presentManagedCourse(await updateCourse(ctx, params.id, body)),
  )
  registerRoute(registrar, suggestCourseFacts, async (_ctx, { body: { title, description } }) => {
    const { skills, level, language } = suggestCourse(title, description)
    return { skills: namesOf(skills), level, language }
  })
}

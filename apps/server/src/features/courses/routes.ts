import { suggestCourse } from '@milepost/advisor/link/suggest-course'
import { understoodSearchHeader, writeUnderstoodSearch } from '@milepost/contract/course-search'
import {
  createCourse as createCourseRoute,
  deleteCourse as deleteCourseRoute,
  getCourse,
  listCourses,
  setCourseStatus as setCourseStatusRoute,
  suggestCourseFacts,
  updateCourse as updateCourseRoute,
} from '@milepost/contract/courses'
import { createCourse } from '#features/courses/create-course.ts'
import { deleteCourse, setCourseStatus } from '#features/courses/decide-course.ts'
import { requireCanManage } from '#features/courses/policy.ts'
import { namesOf, presentManagedCourse } from '#features/courses/presenter.ts'
import { findCourse } from '#features/courses/repository.ts'
import { updateCourse } from '#features/courses/update-course.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal } from '#lib/paging.ts'

export function mountCourses(mounting: Mounting): void {
  mount(mounting, listCourses, async (ctx, { query, reply }) => {
    const { courses, total, understood } = await ctx.catalogue.find(query)
    sendTotal(reply, total, query)
    if (query.search) reply.header(understoodSearchHeader, writeUnderstoodSearch(understood))
    return courses
  })
  mount(mounting, createCourseRoute, async (ctx, { body }) => presentManagedCourse(await createCourse(ctx, body)))
  mount(mounting, getCourse, async (ctx, { params }) => {
    const course = await findCourse(ctx.db, params.id)
    requireCanManage(ctx.actor, course)
    return presentManagedCourse(course)
  })
  mount(mounting, updateCourseRoute, async (ctx, { params, body }) =>
    presentManagedCourse(await updateCourse(ctx, params.id, body)),
  )
  mount(mounting, setCourseStatusRoute, async (ctx, { params, body }) =>
    presentManagedCourse(await setCourseStatus(ctx, params.id, body)),
  )
  mount(mounting, deleteCourseRoute, async (ctx, { params }) => {
    await deleteCourse(ctx, params.id)
    return undefined
  })
  mount(mounting, suggestCourseFacts, async (_ctx, { body: { title, description } }) => {
    const { skills, level, language } = suggestCourse(title, description)
    return { skills: namesOf(skills), level, language }
  })
}

import { suggestCourse } from '@milepost/advisor/link/suggest-course'
import {
  createCourse as createCourseRoute,
  deleteCourse as deleteCourseRoute,
  listCourses,
  setCourseStatus as setCourseStatusRoute,
  suggestCourseFacts,
  updateCourse as updateCourseRoute,
} from '@milepost/contract/courses'
import { createCourse } from '#features/courses/create-course.ts'
import { deleteCourse, setCourseStatus } from '#features/courses/decide-course.ts'
import { namesOf, presentManagedCourse } from '#features/courses/presenter.ts'
import { updateCourse } from '#features/courses/update-course.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal } from '#lib/paging.ts'

export function mountCourses(mounting: Mounting): void {
  mount(mounting, listCourses, async (ctx, { query, reply }) => {
    const { courses, total } = await ctx.catalogue.find(query)
    sendTotal(reply, total, query)
    return courses
  })
  mount(mounting, createCourseRoute, async (ctx, { body }) => presentManagedCourse(await createCourse(ctx, body)))
  mount(mounting, updateCourseRoute, async (ctx, { params, body }) =>
    presentManagedCourse(await updateCourse(ctx, params.id, body)),
  )
  mount(mounting, setCourseStatusRoute, async (ctx, { params, body }) =>
    presentManagedCourse(await setCourseStatus(ctx, params.id, body.status, body.reason)),
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

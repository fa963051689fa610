import { listCourses } from '@milepost/contract/courses'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal } from '#lib/paging.ts'

export function mountCourses(mounting: Mounting): void {
  mount(mounting, listCourses, async (ctx, { query, reply }) => {
    const { courses, total } = await ctx.catalogue.find(query)
    sendTotal(reply, total, query)
    return courses
  })
}

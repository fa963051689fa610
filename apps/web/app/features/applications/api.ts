import type { OwnMove } from '@milepost/contract/applications/schema'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'

/** The key of all that is shown of a user's applications. */
export const applicationsOf = (userId: string) => [...queryKeys.applications, userId] as const

/** The learner's latest application to a course; null where there is none. */
export const latestApplicationQuery = (userId: string, courseId: number) =>
  queryOptions({
    queryKey: [...applicationsOf(userId), 'course', courseId],
    queryFn: async () => {
      const query = { course_id: courseId, page_size: 1 }
      const [latest] = await call('GET /applications/:userId', { params: { userId }, query })
      return latest ?? null
    },
    // Another window may have applied, and the institution may have answered.
    staleTime: 0,
  })

/** More than anyone has applied for; what is older has been decided long ago. */
const maxApplicationsRead = 100

/** The learner's latest application to each course, by course id. */
export const applicationsByCourseQuery = (userId: string) =>
  queryOptions({
    queryKey: [...applicationsOf(userId), 'by-course'],
    queryFn: async () => {
      const query = { page_size: maxApplicationsRead }
      const applications = await call('GET /applications/:userId', { params: { userId }, query })
      // The latest come first: of several to one course the last one written here counts.
      return new Map(applications.toReversed().map((application) => [application.courseId, application]))
    },
  })

/** The starts of a course that one can apply for. */
export const intakesQuery = (courseId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, 'intakes', courseId],
    queryFn: () => call('GET /courses/:id/intakes', { params: { id: courseId } }),
  })

/** Fails with code 'application_limit' if the plan allows no more, or 'application_open' if one is open already. */
export const applicationMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (application: { courseId: number; intakeId?: number; message: string }) =>
      call('POST /applications', { body: { userId, ...application } }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

/** Withdraws, accepts a place or leaves. Fails with code 'application_decided' if it has changed in the meantime. */
export const ownMoveMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: z.output<typeof OwnMove> & { id: number }) =>
      call('PUT /applications/:userId/:id', { params: { userId, id }, body }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

/** Lets the institution see the progress at the course's steps, or no longer. */
export const sharingMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, sharesProgress }: { id: number; sharesProgress: boolean }) =>
      call('PUT /applications/:userId/:id/sharing', { params: { userId, id }, body: { sharesProgress } }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

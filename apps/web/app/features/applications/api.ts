import {
  type Application,
  type ApplicationStatus,
  answerApplication,
  createApplication,
  listApplications,
  listReceivedApplications,
  type ReceivedApplication,
  withdrawApplication,
} from '@milepost/contract/applications'
import { totalCountHeader } from '@milepost/contract/courses'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const applicationsPerPage = 10

const everything = (userId: string) => ['applications', userId] as const

/** One page of the learner's applications, the latest first, and how many there are in all. */
export const applicationsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...everything(userId), 'page', page],
    queryFn: async () => {
      const query = { page, page_size: applicationsPerPage }
      const { body, headers } = await callWithHeaders(listApplications, { params: { userId }, query })
      return { page, applications: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** How many of the learner's applications are open. */
export const openCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...everything(userId), 'open'],
    queryFn: async () => {
      const query = { status: 'sent', page_size: 1 } as const
      const { headers } = await callWithHeaders(listApplications, { params: { userId }, query })
      return Number(headers.get(totalCountHeader) ?? 0)
    },
  })

/** The learner's latest application to a course; null where there is none. */
export const latestApplicationQuery = (userId: string, courseId: number) =>
  queryOptions({
    queryKey: [...everything(userId), 'course', courseId],
    queryFn: async () => {
      const query = { course_id: courseId, page_size: 1 }
      const [latest] = await call(listApplications, { params: { userId }, query })
      return latest ?? null
    },
    // Another window may have applied, and the institution may have answered.
    staleTime: 0,
  })

/** More than anyone has applied for; what is older has been decided long ago. */
const maxApplicationsRead = 100

/** The status of the learner's latest application to each course, by course id. */
export const applicationStatusesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...everything(userId), 'statuses'],
    queryFn: async () => {
      const query = { page_size: maxApplicationsRead }
      const applications = await call(listApplications, { params: { userId }, query })
      // The latest come first: of several to one course the last one written here counts.
      return new Map(applications.toReversed().map(({ courseId, status }) => [courseId, status]))
    },
  })

export function renewApplications(queryClient: QueryClient, userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: everything(userId) })
}

/**
 * @throws ApiError with code 'application_limit' if the plan allows no more, or 'application_open' if one is open
 * already.
 */
export function apply(userId: string, courseId: number, message: string): Promise<Application> {
  return call(createApplication, { body: { userId, courseId, message } })
}

/** @throws ApiError with code 'application_decided' if it is no longer open. */
export function withdraw(userId: string, id: number): Promise<Application> {
  return call(withdrawApplication, { params: { userId, id } })
}

/** One page of what an institution received, as one of its people sees it, the latest first; those in one state where asked for. */
export const receivedQuery = (
  userId: string,
  institutionId: number,
  { status, page }: { status: ApplicationStatus | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...everything(userId), 'received', institutionId, status ?? '', page],
    queryFn: async () => {
      const query = { status, page, page_size: applicationsPerPage }
      const { body, headers } = await callWithHeaders(listReceivedApplications, {
        params: { id: institutionId },
        query,
      })
      return { applications: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** @throws ApiError with code 'application_decided' if it is no longer open. */
export function answer(
  id: number,
  decision: { status: 'accepted' | 'declined'; answer: string },
): Promise<ReceivedApplication> {
  return call(answerApplication, { params: { id }, body: decision })
}

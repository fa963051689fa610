import { totalCountHeader } from '@milepost/contract/courses'
import { listInstitutionCourses } from '@milepost/contract/institutions'
import { queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '#lib/api.ts'

/** How many courses an institution has, in every state its own users may see. */
export const courseCountQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['institution-course-count', institutionId],
    queryFn: async () => {
      const { headers } = await callWithHeaders(listInstitutionCourses, {
        params: { id: institutionId },
        query: { page: 1, page_size: 1 },
      })
      return Number(headers.get(totalCountHeader))
    },
  })

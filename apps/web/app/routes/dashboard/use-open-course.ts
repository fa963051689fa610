import type { Course } from '@milepost/contract/courses/schema'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { noteCourseOpened } from '#features/analytics/note-course-opened.ts'
import { courseOf } from '#features/courses/filters.ts'
import { useCurrentUser } from '#lib/current-user.ts'

/**
 * The course whose dialog is open.
 * @param listed - The courses that the address lists, undefined while they load.
 * @param closedAddress - The address once the dialog is closed.
 */
export function useOpenCourse(listed: readonly Course[] | undefined, closedAddress: URLSearchParams) {
  const { id: userId } = useCurrentUser()
  const [address, setAddress] = useSearchParams()
  const [opened, open] = useState<Course | null>(null)
  // A link may ask for one course by its id; it opens where it is among what the link searches for.
  const asked = listed?.find(({ id }) => id === courseOf(address))
  const course = opened ?? asked ?? null
  const courseId = course?.id ?? null
  useEffect(() => {
    if (courseId !== null) void noteCourseOpened(userId, courseId)
  }, [userId, courseId])
  const close = () => {
    open(null)
    setAddress(closedAddress, { replace: true })
  }
  return { course, open, close }
}

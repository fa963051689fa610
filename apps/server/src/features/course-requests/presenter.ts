import type { CourseRequest, QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import type { CourseRequestRow } from '#features/course-requests/repository.ts'

/** A request as its learner sees it. */
export function presentCourseRequest(row: CourseRequestRow): CourseRequest {
  const { id, courseName, description, category, difficulty, duration, mode, link, price, status } = row
  const { courseId, courseTitle, decidedAt } = row
  return {
    id,
    courseName,
    description,
    category,
    difficulty,
    duration,
    mode,
    link,
    price,
    status,
    answer: row.answer ?? '',
    course: courseId === null || courseTitle === null ? null : { id: courseId, title: courseTitle },
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** A request as admins see it. */
export function presentQueued(row: CourseRequestRow): QueuedCourseRequest {
  return { ...presentCourseRequest(row), requestedBy: row.requestedBy, canUndo: row.announceAt !== null }
}

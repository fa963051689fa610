export { announceAnswer, answerRequest, undoAnswer } from '#features/course-requests/answer-request.ts'
export { presentQueued } from '#features/course-requests/presenter.ts'
export { findCourseRequest } from '#features/course-requests/repository.ts'
export { registerCourseRequestRoutes } from '#features/course-requests/routes.ts'

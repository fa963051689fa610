export { presentQueued } from '#features/mentoring/presenter.ts'
export { findQueuedRequest } from '#features/mentoring/repository.ts'
export { registerMentoringRoutes } from '#features/mentoring/routes.ts'

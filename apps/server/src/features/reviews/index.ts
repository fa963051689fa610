export { followTick } from '#features/reviews/reviews.ts'
export { registerReviewRoutes } from '#features/reviews/routes.ts'

export { advise } from '#features/recommendations/advise.ts'
export { findRecommendation, insertRecommendation } from '#features/recommendations/repository.ts'
export { registerRecommendationRoutes } from '#features/recommendations/routes.ts'

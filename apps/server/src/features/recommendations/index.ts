export { advise } from '#features/recommendations/advise.ts'
export { findRecommendation, insertRecommendation } from '#features/recommendations/repository.ts'
export { mountRecommendations } from '#features/recommendations/routes.ts'

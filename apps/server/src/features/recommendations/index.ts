export { findRecommendation, insertRecommendation } from '#features/recommendations/repository.ts'

export { giveFeedback } from '#features/feedback/give-feedback.ts'
export { findOwnFigures, findReceivedFigures, findSatisfaction } from '#features/feedback/repository.ts'
export { registerFeedbackRoutes } from '#features/feedback/routes.ts'

export { findReport } from '#features/applications/conversation/repository.ts'
export { registerConversationRoutes } from '#features/applications/conversation/routes.ts'

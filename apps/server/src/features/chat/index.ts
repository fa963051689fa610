export { deleteChatUsageBefore } from '#features/chat/repository.ts'
export { registerChatRoutes } from '#features/chat/routes.ts'

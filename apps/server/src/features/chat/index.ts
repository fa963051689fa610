export { deleteChatUsageBefore } from '#features/chat/repository.ts'
export { mountChat } from '#features/chat/routes.ts'

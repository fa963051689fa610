export { deleteExpiredShares } from '#features/sharing/retention.ts'
export { registerSharingRoutes } from '#features/sharing/routes.ts'

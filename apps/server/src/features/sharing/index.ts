export { deleteExpiredShares } from '#features/sharing/retention.ts'
export { mountSharing } from '#features/sharing/routes.ts'

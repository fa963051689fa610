export { audit } from '#features/audit-logs/audit.ts'
export { deleteAuditLogsBefore, maskUser } from '#features/audit-logs/repository.ts'
export { registerAuditLogRoutes } from '#features/audit-logs/routes.ts'

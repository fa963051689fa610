export { requireUncommonPassword } from '#features/auth/passwords.ts'
export { mountAuth } from '#features/auth/routes.ts'
export {
  closeSession,
  deleteOldSessions,
  endSessions,
  makeAuthenticate,
  openSession,
  renewAuthentication,
  requireFresh,
} from '#features/auth/sessions.ts'

export { deleteOldDevices, forgetDevices, rememberDevice } from '#features/auth/known-devices.ts'
export { countGuess } from '#features/auth/password-guesses.ts'
export { requireUncommonPassword } from '#features/auth/passwords.ts'
export { registerAuthRoutes } from '#features/auth/routes.ts'
export {
  closeSession,
  createAuthenticate,
  deleteOldSessions,
  endSessions,
  openSession,
  renewAuthentication,
  requireFresh,
} from '#features/auth/sessions.ts'

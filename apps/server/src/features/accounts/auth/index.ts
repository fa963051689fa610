export { countCode } from '#features/accounts/auth/code-guesses.ts'
export { completeSignIn, requireSession } from '#features/accounts/auth/complete-sign-in.ts'
export { deleteOldDevices, forgetDevices, rememberDevice } from '#features/accounts/auth/known-devices.ts'
export { countGuess } from '#features/accounts/auth/password-guesses.ts'
export { requireUncommonPassword } from '#features/accounts/auth/passwords.ts'
export { registerAuthRoutes } from '#features/accounts/auth/routes.ts'
export {
  closeSession,
  createAuthenticate,
  deleteOldSessions,
  endSessions,
  renewAuthentication,
  requireFresh,
} from '#features/accounts/auth/sessions.ts'

export { requireUncommonPassword } from '#features/auth/passwords.ts'
export { mountAuth } from '#features/auth/routes.ts'
export { deleteOldSessions, makeAuthenticate } from '#features/auth/sessions.ts'

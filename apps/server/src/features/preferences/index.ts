export { followLink, wantsEmail } from '#features/preferences/email-switches.ts'
export { findPreferences } from '#features/preferences/repository.ts'
export { registerPreferencesRoutes } from '#features/preferences/routes.ts'

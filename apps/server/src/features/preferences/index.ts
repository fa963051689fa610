export { followLink, wantsEmail } from '#features/preferences/email-switches.ts'
export { findLanguage, findPreferences } from '#features/preferences/repository.ts'
export { registerPreferencesRoutes } from '#features/preferences/routes.ts'
export { settleLanguage } from '#features/preferences/settle-language.ts'

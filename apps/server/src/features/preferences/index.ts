export { followLink, wantsMail } from '#features/preferences/mail-switches.ts'
export { findPreferences } from '#features/preferences/repository.ts'
export { mountPreferences } from '#features/preferences/routes.ts'

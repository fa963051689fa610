export { findPreferences } from '#features/preferences/repository.ts'

export { answersOf } from '#features/profiles/presenter.ts'
export { findProfile, type ProfileRow } from '#features/profiles/repository.ts'
export { mountProfiles } from '#features/profiles/routes.ts'
export { saveProfile } from '#features/profiles/save-profile.ts'

import type { Queryable } from '#db/client.ts'
import { findProfile, type ProfileRow } from '#features/profiles/repository.ts'
import { AppError } from '#http/errors.ts'

export { adviceAnswersOf, answersOf } from '#features/profiles/presenter.ts'
export { findProfile, type ProfileRow, updatePace } from '#features/profiles/repository.ts'
export { registerProfileRoutes } from '#features/profiles/routes.ts'
export { saveProfile } from '#features/profiles/save-profile.ts'

/** @throws {AppError} 'profile_required' before the first answers */
export async function requireProfile(db: Queryable, userId: string): Promise<ProfileRow> {
  const profile = await findProfile(db, userId)
  if (profile === undefined) throw new AppError('profile_required')
  return profile
}

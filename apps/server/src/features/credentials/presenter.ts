import type { Credential } from '@milepost/contract/credentials/schema'
import type { CredentialRow } from '#features/credentials/repository.ts'

/** A credential as its learner sees it. */
export function presentCredential(row: CredentialRow): Credential {
  const { id, courseTitle, institutionName, issuedAt, skills, sharedAt, revokedAt, revocationReason } = row
  return {
    id,
    courseTitle,
    institutionName,
    issuedAt: issuedAt.toISOString(),
    skills,
    isShared: sharedAt !== null,
    revocation:
      revokedAt === null || revocationReason === null
        ? null
        : { reason: revocationReason, revokedAt: revokedAt.toISOString() },
  }
}

import type { InstitutionRequest, PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import type { ApplicantRow, RequestRow } from '#features/institutions/requests/repository.ts'

/** A request as its applicant sees it. */
export function presentRequest(row: RequestRow): InstitutionRequest {
  const { id, userId, name, email, description, address, status, reason } = row
  return {
    id,
    user_id: userId,
    name,
    email,
    description,
    address,
    status,
    reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** A request as admins see it. */
export function presentForAdmins({ request, applicant }: ApplicantRow): PendingInstitutionRequest {
  const { name, email } = applicant
  return { ...presentRequest(request), applicant: { name, email } }
}

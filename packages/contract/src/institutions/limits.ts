import type { Institution } from '#institutions/schema.ts'

/**
 * Tells whether an institution is public. Without a contact address, its owner has to complete it first.
 *
 * @param institution - The institution's contact address.
 * @returns True where it is public.
 */
export function isPublic({ email }: Pick<Institution, 'email'>): boolean {
  return email !== ''
}

/** How long an invitation is valid. */
export const invitationDays = 14

export const institutionRequestStatuses = ['pending', 'approved', 'rejected'] as const
export type InstitutionRequestStatus = (typeof institutionRequestStatuses)[number]

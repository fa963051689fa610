export const institutionRequestStatuses = ['pending', 'approved', 'rejected'] as const
export type InstitutionRequestStatus = (typeof institutionRequestStatuses)[number]

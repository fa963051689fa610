export const roles = ['student', 'institution', 'admin'] as const
export type Role = (typeof roles)[number]

/** What somebody is in their institution: it has one owner and any members. */
export const institutionRoles = ['owner', 'member'] as const
export type InstitutionRole = (typeof institutionRoles)[number]

export const roles = ['student', 'institution', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles in an institution. It has one owner and any number of members. */
export const institutionRoles = ['owner', 'member'] as const
export type InstitutionRole = (typeof institutionRoles)[number]

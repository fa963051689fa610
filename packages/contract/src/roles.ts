export const roles = ['student', 'institution', 'admin'] as const
export type Role = (typeof roles)[number]

import type { Actor } from '#context.ts'

/** Admins and the institution's members see what is not public of it and its courses. */
export function canSeeUnpublished(actor: Actor | null, institutionId: number): boolean {
  if (actor === null) return false
  return actor.role === 'admin' || (actor.role === 'institution' && actor.institutionId === institutionId)
}

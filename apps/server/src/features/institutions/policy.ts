import type { Actor } from '#context.ts'

/** What is not public of an institution, and of its courses, is shown to admins and to its own users. */
export function canSeeUnpublished(actor: Actor | null, institutionId: number): boolean {
  if (actor === null) return false
  return actor.role === 'admin' || (actor.role === 'institution' && actor.institutionId === institutionId)
}

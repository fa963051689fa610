import type { Actor } from '#context.ts'

/** Pending and rejected courses are shown to admins and to the institution's own users. */
export function canSeeEveryStatus(actor: Actor | null, institutionId: number): boolean {
  if (actor === null) return false
  return actor.role === 'admin' || (actor.role === 'institution' && actor.institutionId === institutionId)
}

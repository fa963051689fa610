import type { Context } from '#context.ts'
import { insertAuditLog } from '#features/audit-logs/repository.ts'

export { deleteAuditLogsBefore, maskUser } from '#features/audit-logs/repository.ts'

export type AuditedAction =
  | 'user.registered'
  | 'user.renamed'
  | 'user.deleted'
  | 'user.ways_in_ended'
  | 'identity.linked'
  | 'email.verified'
  | 'email.change_requested'
  | 'email.changed'
  | 'email.change_undone'
  | 'password.reset'
  | 'password.set'
  | 'user.created_from_command_line'
  | 'session.opened'
  | 'session.reauthenticated'
  | 'session.closed'
  | 'session.ended'
  | 'session.others_ended'
  | 'user.exported'
  | 'profile.saved'
  | 'roadmap.created'
  | 'roadmap.restored'
  | 'share.created'
  | 'share.ended'
  | 'course.created'
  | 'course.updated'
  | 'course.status_changed'
  | 'course.deleted'
  | 'plan.changed'
  | 'mentoring.requested'
  | 'mentoring.withdrawn'
  | 'course_request.made'
  | 'course_request.answered'
  | 'course_request.withdrawn'
  | 'application.sent'
  | 'application.withdrawn'
  | 'application.answered'
  | 'application.closed'
  | 'user.role_changed'
  | 'institution_request.sent'
  | 'institution_request.approved'
  | 'institution_request.rejected'
  | 'institution.created'
  | 'institution.updated'
  | 'institution.handed_over'
  | 'institution.deleted'
  | 'member.invited'
  | 'member.invitation_withdrawn'
  | 'member.joined'
  | 'member.removed'
  | 'courses.imported'
  | 'mentoring.answered'
  | 'contact_message.answered'
  | 'feedback.removed'
  | 'settings.changed'
  | 'job.retried'
  | 'job.discarded'

export interface Audited {
  readonly action: AuditedAction
  readonly objectType:
    | 'user'
    | 'session'
    | 'profile'
    | 'roadmap'
    | 'roadmap_share'
    | 'course'
    | 'mentoring_request'
    | 'course_request'
    | 'application'
    | 'institution'
    | 'institution_request'
    | 'institution_invitation'
    | 'contact_message'
    | 'feedback'
    | 'settings'
    | 'job'
  readonly objectId: string
  readonly details?: Record<string, string | number | boolean | null>
  /** Who did it, where that is not the context's actor (someone who has just signed in). */
  readonly actor?: { readonly id: string; readonly name: string }
}

/** Records who did what to what. Called inside the transaction that does it, so that neither is there without the other. */
export async function audit(tx: Context, entry: Audited): Promise<void> {
  const actor = entry.actor ?? tx.actor
  await insertAuditLog(tx.db, {
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? 'system',
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    address: tx.address,
    details: entry.details ?? {},
    createdAt: tx.clock(),
  })
}

import type { Hooks } from '#context.ts'
import { closeApplications } from '#features/applications/index.ts'
import { forgetInvitations } from '#features/institutions/memberships/index.ts'

export const hooks: Hooks = {
  onAccountDeleted: [async (tx, email) => (email === null ? undefined : forgetInvitations(tx, email))],
  onCourseDecided: [
    async (tx, courseId, outcome) => (outcome === 'approved' ? undefined : closeApplications(tx, { courseId })),
  ],
}

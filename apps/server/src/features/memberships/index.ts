export { createInvitationLink, forgetInvitations } from '#features/memberships/invitations.ts'
export { endMembership, joinInOrder, joinInstitution, lockMembers } from '#features/memberships/memberships.ts'
export { deleteExpiredInvitations } from '#features/memberships/repository.ts'
export { registerMembershipRoutes } from '#features/memberships/routes.ts'

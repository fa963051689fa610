export { createInvitationLink, forgetInvitations } from '#features/institutions/memberships/invitations.ts'
export {
  endMembership,
  joinInstitution,
  lockMembers,
} from '#features/institutions/memberships/memberships.ts'
export { deleteExpiredInvitations } from '#features/institutions/memberships/repository.ts'
export { registerMembershipRoutes } from '#features/institutions/memberships/routes.ts'

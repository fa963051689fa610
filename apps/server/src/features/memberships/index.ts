export { endMembership, joinInstitution, lockMembers } from '#features/memberships/memberships.ts'

import type { Invitation, Member } from '@milepost/contract/institutions/schema'
import type { InvitationRow, MemberRow } from '#features/institutions/memberships/repository.ts'

export function presentMember({ id, name, email, institutionRole }: MemberRow): Member {
  return { id, name, email, institution_role: institutionRole ?? 'member' }
}

export function presentInvitation({ id, email, createdAt, expiresAt }: InvitationRow): Invitation {
  return { id, email, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** Masks an email address so that only its owner recognises it: 'a•••@e•••.com'. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const [first = ''] = email
  const [domainFirst = ''] = domain
  return `${first}•••@${domainFirst}•••${dot === -1 ? '' : domain.slice(dot)}`
}

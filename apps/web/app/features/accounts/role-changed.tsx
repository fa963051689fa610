import { useLingui } from '@lingui/react/macro'
import type { Role } from '@milepost/contract/roles'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { homePageOf } from '#features/accounts/post-sign-in-redirect.ts'
import { notify } from '#ui/toast.tsx'

/** Takes a user whose role has just changed to the area of the new role, and says so. */
export function RoleChanged({ role }: { role: Role }) {
  const { t } = useLingui()
  const texts: Record<Role, string> = {
    student: t`Your account is a learner account now, so we’ve brought you to your area.`,
    institution: t`Your account is part of an institution now, so we’ve brought you to its area.`,
    admin: t`Your account is an admin account now, so we’ve brought you to the admin area.`,
  }
  const text = texts[role]
  useEffect(() => {
    notify({ id: 'role-changed', text, tone: 'note' })
  }, [text])
  return <Navigate to={homePageOf(role)} replace />
}

import { pages } from '@milepost/contract/pages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onForbidden } from '#lib/session.ts'

/** Leads an admin to the setup of a second factor as soon as the server wants one first. */
export function useSecondFactorSetup(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onForbidden((code) => {
        if (code === 'second_factor_required') void navigate(pages.adminSecondFactor, { replace: true })
      }),
    [navigate],
  )
}

import { Trans } from '@lingui/react/macro'
import { isPublic } from '@milepost/contract/institutions/limits'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { institutionQuery } from '#features/institutions/api.ts'
import { Alert } from '#ui/alert.tsx'

/** Tells the institution's members that it is not public yet, and links to the settings that change it. */
export function HiddenNotice({ institutionId }: { institutionId: number }) {
  const { data } = useQuery(institutionQuery(institutionId))
  if (data === undefined || isPublic(data)) return null
  return (
    <HiddenAlert>
      <Link to={pages.institutionSettings} className="underline">
        <Trans>Add a contact email</Trans>
      </Link>
    </HiddenAlert>
  )
}

/** `children` says what to do about it. */
export function HiddenAlert({ children }: { children: ReactNode }) {
  return (
    <Alert tone="note">
      <p>
        <Trans>
          Learners can’t see your institution or its courses yet, because the institution has no contact email.
        </Trans>
      </p>
      <p>{children}</p>
    </Alert>
  )
}

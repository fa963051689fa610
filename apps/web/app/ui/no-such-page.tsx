import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** Within the shell, for an address that names nothing, with a link to where one probably wanted to go. */
export function NoSuchPage({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6">
      <PageHeading
        title={<Trans>Page Not Found</Trans>}
        subtitle={<Trans>We can’t find that page. It may have moved, or the address may be mistyped.</Trans>}
      />
      <ButtonLink to={to}>{children}</ButtonLink>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import type { SharedRoadmap } from '@milepost/contract/sharing/schema'
import { CredentialLink } from '#ui/published-link.tsx'
import { TitledSection } from '#ui/titled-section.tsx'

/** The credentials that another learner shares. Nothing where there are none. */
export function SharedCredentials({ credentials }: Pick<SharedRoadmap, 'credentials'>) {
  if (credentials.length === 0) return null
  return (
    <TitledSection title={<Trans>Credentials</Trans>} note={<Trans>Courses that an institution confirmed.</Trans>}>
      <ul className="grid max-w-prose gap-2">
        {credentials.map(({ id, courseTitle, institutionName }) => (
          <li key={id} className="wrap-anywhere">
            <CredentialLink id={id}>{courseTitle}</CredentialLink>
            <p className="text-small text-ink-soft">{institutionName}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

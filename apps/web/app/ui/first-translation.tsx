import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useLocation } from 'react-router'
import { isFirstTranslation } from '#lib/i18n.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Says that no native reader has read the page's translation yet, and takes what reads wrong. */
export function FirstTranslation() {
  const { pathname } = useLocation()
  if (!isFirstTranslation()) return null
  return (
    <p className="flex flex-wrap gap-x-2">
      <Trans>First translation</Trans>
      <TextLink to={`${pages.contact}?translation=${encodeURIComponent(pathname)}`}>
        <Trans>Tell us what reads wrong</Trans>
      </TextLink>
    </p>
  )
}

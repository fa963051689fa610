import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useSearchParams } from 'react-router'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () =>
  pageMeta(t`Contact`, { name: 'description', content: t`Write to the people who make ${product.name}.` })

export default function Contact() {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const translated = isHydrated ? (search.get('translation')?.slice(0, 200) ?? undefined) : undefined
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Contact</Trans>}
        subtitle={
          <Trans>A question, an idea, a problem? A real person reads every message and replies by email.</Trans>
        }
      />
      <div className="max-w-form">
        <ContactForm translated={translated} />
      </div>
    </PublicPage>
  )
}

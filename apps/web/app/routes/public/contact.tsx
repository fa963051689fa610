import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [
    { title: `${t`Contact`} · ${product.name}` },
    { name: 'description', content: t`Write to the people behind ${product.name}.` },
  ]
}

export default function Contact() {
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Contact</Trans>}
        subtitle={<Trans>Ask, suggest or complain: a person reads it, and answers by mail.</Trans>}
      />
      <div className="max-w-form">
        <ContactForm />
      </div>
    </PublicPage>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { PublicPage } from '#features/shell/public-page.tsx'
import { useMinimumAge } from '#lib/services.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProseSection } from '#ui/prose-section.tsx'

export function meta() {
  return [
    { title: `${t`Terms`} · ${product.name}` },
    { name: 'description', content: t`What you may expect of ${product.name}, and what it expects of you.` },
  ]
}

export default function Terms() {
  const minimumAge = useMinimumAge()
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Terms</Trans>}
        subtitle={<Trans>What you may expect of us, and what we expect of you.</Trans>}
      />
      <ProseSection title={<Trans>Advice is advice</Trans>}>
        <p>
          <Trans>
            {product.name} recommends careers, steps and courses from what you tell it and from sources it names. It can
            be wrong, and it decides nothing for you. A roadmap is no promise of a job.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>Courses are the institutions’</Trans>}>
        <p>
          <Trans>
            Institutions answer for their courses, prices and dates. We link a course to a step when its description
            teaches that step, and nobody pays for being linked.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            You must be at least {minimumAge} years old. Keep your password to yourself, give a mail address that is
            yours, and do not use the product to harm others or to overload it. Accounts that do are closed.
          </Trans>
        </p>
      </ProseSection>
      <ProseSection title={<Trans>Paid plans</Trans>}>
        <p>
          <Trans>
            A plan is paid by the month and renews until you cancel it. Then you have it to the end of the month you
            paid for. Its card says what you get.
          </Trans>
        </p>
      </ProseSection>
    </PublicPage>
  )
}

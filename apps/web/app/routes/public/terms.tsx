import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useMinimumAge } from '#lib/services.ts'
import { BesideEnglish } from '#ui/beside-english.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProseSection } from '#ui/prose-section.tsx'

export const meta = () =>
  pageMeta(t`Terms`, {
    name: 'description',
    content: t`What you can expect from ${product.name}, and what we expect from you.`,
  })

export default function Terms() {
  const minimumAge = useMinimumAge()
  return (
    <PublicPage>
      <PageHeading
        title={<Trans>Terms</Trans>}
        subtitle={<Trans>What you can expect from us, and what we expect from you.</Trans>}
      />
      <BesideEnglish>
        <ProseSection title={<Trans>Our advice</Trans>}>
          <p>
            <Trans>
              {product.name} recommends careers, steps and courses based on your answers and named sources. It can be
              wrong, and the decision is always yours. A roadmap is not a job guarantee.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={<Trans>Courses</Trans>}>
          <p>
            <Trans>
              Institutions are responsible for their courses, prices and dates. We link a course to a step when it
              teaches that step. No one can pay to be linked.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={<Trans>Your account</Trans>}>
          <p>
            <Trans>
              You must be at least {minimumAge} years old. Keep your password private, use your own email address, and
              don’t use Milepost to harm others or overload the service. We may close accounts that do.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={<Trans>Paid plans</Trans>}>
          <p>
            <Trans>
              Plans are paid monthly and renew until you cancel. After that, you keep the plan until the end of the
              month you’ve paid for. Each plan’s card says what you get.
            </Trans>
          </p>
        </ProseSection>
      </BesideEnglish>
    </PublicPage>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useLocation, useSearchParams } from 'react-router'
import { OutcomePage, PaymentOutcome } from '#features/payment/payment-outcome.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { loadTranslations } from '#lib/translations.ts'
import { ButtonLink } from '#ui/button.tsx'
import { OpenCountry } from '#ui/illustrations.tsx'

export const clientLoader = () => loadTranslations('learner')

export const meta = () => pageMeta(t`Your payment`)

/** Says what the server knows of a payment. Opening it changes nothing. */
export default function PaymentSuccess() {
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  return (
    <div aria-live="polite">
      {user !== null && <PaymentOutcome key={user.id} userId={user.id} fromCheckout={params.has('session')} />}
      {status === 'signed-out' && (
        <OutcomePage
          picture={<OpenCountry />}
          title={<Trans>Please sign in</Trans>}
          actions={
            <ButtonLink to={pages.login} state={{ from: pathname + search }}>
              <Trans>Sign In</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Sign in to see your payment. Your money is safe.</Trans>
          </p>
        </OutcomePage>
      )}
    </div>
  )
}

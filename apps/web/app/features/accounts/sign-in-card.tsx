import { Trans } from '@lingui/react/macro'
import { providerNames } from '@milepost/contract/accounts/providers/limits'
import type { SignInMethods } from '@milepost/contract/accounts/schema'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { signInMethodsQuery } from '#features/accounts/account-api.ts'
import { formatList } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

/** How one signs in: by a password, and by linked providers. */
export function SignInCard({ userId }: { userId: string }) {
  const titleId = useId()
  const methods = useQuery(signInMethodsQuery(userId))
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Sign-in</Trans>
      </h2>
      <Loaded
        query={methods}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load your sign-in details.</Trans>
          </RetryAlert>
        )}
      >
        {(data) => <Methods methods={data} />}
      </Loaded>
    </Card>
  )
}

function Methods({ methods }: { methods: SignInMethods }) {
  const names = formatList(methods.providers.map((provider) => providerNames[provider]))
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
      <dt className="font-display font-semibold">
        <Trans>Password</Trans>
      </dt>
      <dd>{methods.password ? <Trans>Set</Trans> : <Trans>Not set</Trans>}</dd>
      <dt className="font-display font-semibold">
        <Trans>Linked accounts</Trans>
      </dt>
      <dd>{methods.providers.length > 0 ? names : <Trans>None</Trans>}</dd>
    </dl>
  )
}

import { Trans } from '@lingui/react/macro'
import { providerNames, signInProviders } from '@milepost/contract/accounts/providers/limits'
import { leaveFor } from '#features/accounts/provider-api.ts'
import { ProviderMark } from '#features/accounts/provider-marks.tsx'
import { useServices } from '#lib/services.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

/** The ways in by Google and GitHub. The page itself hides those that this server doesn't have, until it has said so too. */
export function ProviderButtons({ returnTo }: { returnTo?: string | undefined }) {
  const { data } = useServices()
  const offered = signInProviders.filter((provider) => data?.[provider] !== 'off')
  if (offered.length === 0) return null
  return (
    <div className="providers grid gap-3">
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        <Trans>or</Trans>
      </p>
      {offered.map((provider) => {
        const name = providerNames[provider]
        return (
          <Button
            key={provider}
            data-provider={provider}
            variant="quiet"
            wide
            onClick={() => leaveFor({ provider, ...(returnTo !== undefined && { returnTo }) })}
            className="min-h-14 flex-wrap py-2"
          >
            <ProviderMark provider={provider} />
            <Trans>Continue with {name}</Trans>
            {data?.[provider] === 'sandbox' && (
              <Badge>
                <Trans>Sandbox</Trans>
              </Badge>
            )}
          </Button>
        )
      })}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { providerNames, signInProviders } from '@milepost/contract/accounts/providers/limits'
import { useSyncExternalStore } from 'react'
import { leaveFor } from '#features/accounts/provider-api.ts'
import { ProviderMark } from '#features/accounts/provider-marks.tsx'
import { useServices } from '#lib/services.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

const never = () => () => {}
/** The page names what this server doesn't have. Before the application has started, a press would do nothing. */
const useAbsent = () =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset['absent'] ?? '',
    () => null,
  )

/** The ways in by Google and GitHub, as far as this server has them. */
export function ProviderButtons({ returnTo }: { returnTo?: string | undefined }) {
  const { data } = useServices()
  const absent = useAbsent()
  if (absent === null) return <div className="h-43" />
  const offered = signInProviders.filter((provider) => !absent.includes(provider) && data?.[provider] !== 'off')
  if (offered.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        <Trans>or</Trans>
      </p>
      {offered.map((provider) => {
        const name = providerNames[provider]
        return (
          <Button
            key={provider}
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

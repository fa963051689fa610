import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signInMethodsQuery } from '#features/accounts/account-api.ts'
import { requireSecondFactor } from '#features/accounts/second-factor-api.ts'
import type { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { messageOf } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Switch } from '#ui/switch.tsx'

interface RequireFactorSwitchProps {
  userId: string
  isRequired: boolean
  confirmed: ReturnType<typeof useReauthentication>['confirmed']
}

/** Whether every admin must have a second factor. It acts at once. */
export function RequireFactorSwitch({ userId, isRequired, confirmed }: RequireFactorSwitchProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<boolean | null>(null)
  const [outcome, setOutcome] = useState<'saved' | { failure: string } | null>(null)
  const { send } = useSubmit((error) => setOutcome({ failure: messageOf(error, t`Something went wrong.`) }))
  const change = (next: boolean) => {
    setOutcome(null)
    void send(async () => {
      setPending(next)
      try {
        if ((await confirmed(() => requireSecondFactor(next))) === 'cancelled') return
        await queryClient.invalidateQueries(signInMethodsQuery(userId))
        setOutcome('saved')
      } finally {
        setPending(null)
      }
    })
  }
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <Switch
        label={<Trans>Require it of every admin</Trans>}
        hint={<Trans>Admins without it must set it up before they can do anything else.</Trans>}
        checked={pending ?? isRequired}
        onChange={change}
      />
      <p role="status" className="text-small text-ink-soft empty:sr-only">
        {outcome === 'saved' && <Trans>Saved.</Trans>}
      </p>
      {outcome !== null && outcome !== 'saved' && <Alert>{outcome.failure}</Alert>}
    </div>
  )
}

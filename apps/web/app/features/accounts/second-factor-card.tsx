import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SecondFactorState } from '@milepost/contract/accounts/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { signInMethodsQuery } from '#features/accounts/account-api.ts'
import { sessionsQuery } from '#features/accounts/own-data-api.ts'
import { RequireFactorSwitch } from '#features/accounts/require-factor-switch.tsx'
import { saveSecondFactor, startSecondFactor } from '#features/accounts/second-factor-api.ts'
import type { SecondFactorPanelState } from '#features/accounts/second-factor-panel.tsx'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { messageOf } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

const Panel = lazy(() =>
  importWithRetry(async () => ({
    default: (await import('#features/accounts/second-factor-panel.tsx')).SecondFactorPanel,
  })),
)

interface SecondFactorCardProps {
  userId: string
  /** Called once it was turned on and the recovery codes are saved. */
  onDone?: () => void
}

/** The second factor of one's account: whether it is on, and the ways to turn it on and off and to make new recovery codes. */
export function SecondFactorCard({ userId, onDone }: SecondFactorCardProps) {
  const titleId = useId()
  const methods = useQuery(signInMethodsQuery(userId))
  const factor = methods.data?.secondFactor
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-title">
          <Trans>Two-step sign-in</Trans>
        </h2>
        {factor !== undefined && (
          <Badge tone={factor.on ? 'success' : 'plain'}>{factor.on ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
        )}
      </div>
      <Loaded
        query={methods}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load your two-step sign-in.</Trans>
          </RetryAlert>
        )}
      >
        {({ secondFactor }) => <Parts userId={userId} factor={secondFactor} onDone={onDone} />}
      </Loaded>
    </Card>
  )
}

function Loading() {
  return (
    <PendingLine>
      <Trans>Loading...</Trans>
    </PendingLine>
  )
}

interface PartsProps {
  userId: string
  factor: SecondFactorState
  onDone: (() => void) | undefined
}

function Parts({ userId, factor, onDone }: PartsProps) {
  const queryClient = useQueryClient()
  const { role } = useCurrentUser()
  const [panel, setPanel] = useState<SecondFactorPanelState | null>(null)
  const [done, setDone] = useState<'on' | 'off' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { confirmed, dialog } = useReauthentication({ userId, onLeave: () => undefined })
  const { t } = useLingui()
  const { busy, send } = useSubmit((error) => setFailure(messageOf(error, t`Something went wrong.`)))
  const buttons = useFocusOnClose(panel === null, factor.on)
  const begin = () => {
    setDone(null)
    setFailure(null)
  }
  const setUp = () => {
    begin()
    void send(async () => {
      const made = await confirmed(startSecondFactor)
      if (made !== 'cancelled') setPanel({ kind: 'set up', ...made })
    })
  }
  const save = async (on: boolean, code: string) => {
    const recoveryCodes = await confirmed(() => saveSecondFactor({ on, code }))
    if (recoveryCodes === 'cancelled') return
    // The other sessions have ended.
    await Promise.all([
      queryClient.invalidateQueries(signInMethodsQuery(userId)),
      queryClient.invalidateQueries(sessionsQuery(userId)),
    ])
    setPanel(on ? { kind: 'codes', recoveryCodes } : null)
    if (panel?.kind !== 'new codes') setDone(on ? 'on' : 'off')
  }
  const close = () => {
    setPanel(null)
    if (panel?.kind === 'codes') onDone?.()
  }
  return (
    <>
      {done !== null && (
        <Alert tone="success">
          <span>
            {done === 'on' ? <Trans>Two-step sign-in is on.</Trans> : <Trans>Two-step sign-in is off.</Trans>}
          </span>{' '}
          <Trans>You’ve been signed out on your other devices.</Trans>
        </Alert>
      )}
      {failure !== null && <Alert>{failure}</Alert>}
      {panel === null && (
        <>
          <Explanation factor={factor} />
          <div ref={buttons} className="flex flex-wrap gap-3">
            {factor.on ? (
              <OnButtons
                isRequired={factor.required}
                onOpen={(kind) => {
                  begin()
                  setPanel({ kind })
                }}
              />
            ) : (
              <Button
                variant={factor.required ? 'primary' : 'quiet'}
                busy={busy}
                busyText={<Trans>Loading...</Trans>}
                onClick={setUp}
              >
                <Trans>Set up</Trans>
              </Button>
            )}
          </div>
          {factor.on && role === 'admin' && (
            <RequireFactorSwitch userId={userId} isRequired={factor.required} confirmed={confirmed} />
          )}
        </>
      )}
      {panel !== null && (
        <Suspense fallback={<Loading />}>
          <Panel panel={panel} onSave={save} onClose={close} />
        </Suspense>
      )}
      {dialog}
    </>
  )
}

/** What was open goes, and the focus back to the buttons: to the new ones, too, where those that had it went a moment later. */
function useFocusOnClose(isClosed: boolean, isOn: boolean) {
  const buttons = useRef<HTMLDivElement>(null)
  const before = useRef({ isClosed, isOn })
  useEffect(() => {
    const isLost = before.current.isOn !== isOn && document.activeElement === document.body
    if (isClosed && (!before.current.isClosed || isLost)) buttons.current?.querySelector('button')?.focus()
    before.current = { isClosed, isOn }
  }, [isClosed, isOn])
  return buttons
}

interface OnButtonsProps {
  /** It can't be turned off then. */
  isRequired: boolean
  onOpen: (kind: 'new codes' | 'turn off') => void
}

function OnButtons({ isRequired, onOpen }: OnButtonsProps) {
  return (
    <>
      <Button variant="quiet" onClick={() => onOpen('new codes')}>
        <Trans>Make new recovery codes</Trans>
      </Button>
      {!isRequired && (
        <Button variant="quiet" onClick={() => onOpen('turn off')}>
          <Trans>Turn off</Trans>
        </Button>
      )}
    </>
  )
}

function Explanation({ factor: { on, recoveryCodes } }: { factor: SecondFactorState }) {
  if (!on) {
    return (
      <p className="text-ink-soft">
        <Trans>Protect your account with a second step: a code from an app on your phone, each time you sign in.</Trans>
      </p>
    )
  }
  return (
    <p className="text-ink-soft">
      <Trans>When you sign in, we ask for a code from your authenticator app.</Trans>{' '}
      <Plural
        value={recoveryCodes}
        _0="You have no recovery codes left. Make new ones."
        one="You have # recovery code left."
        other="You have # recovery codes left."
      />
    </p>
  )
}

import { Trans } from '@lingui/react/macro'
import type { PreferencesChange } from '@milepost/contract/preferences/schema'
import { type ReactNode, useRef, useState } from 'react'
import { saveChoices } from '#features/preferences/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

interface Choosing {
  choose: (change: PreferencesChange) => void
  /** What is on its way to be saved: it counts already. */
  pending: PreferencesChange
  outcome: ReactNode
}

/** Saves a choice at once, and says whether it was saved, with a button to try again. */
export function useChoice(userId: string): Choosing {
  const [outcome, setOutcome] = useState<'saved' | { change: PreferencesChange; message: string } | null>(null)
  const [pending, setPending] = useState<PreferencesChange>({})
  const newest = useRef(0)
  const choose = (change: PreferencesChange) => {
    newest.current += 1
    const number = newest.current
    setOutcome(null)
    setPending((before) => ({ ...before, ...change }))
    void saveChoices(userId, change)
      .then(
        () => number === newest.current && setOutcome('saved'),
        (error: unknown) => setOutcome({ change, message: error instanceof ApiError ? error.message : '' }),
      )
      .finally(() => number === newest.current && setPending({}))
  }
  return {
    choose,
    pending,
    outcome: (
      <>
        <p role="status" className="text-small text-ink-soft empty:sr-only">
          {outcome === 'saved' && <Trans>Saved.</Trans>}
        </p>
        {outcome !== null && outcome !== 'saved' && (
          <Alert>
            <p>
              <Trans>Something went wrong while saving. Nothing has changed.</Trans> <span>{outcome.message}</span>
            </p>
            <Button variant="link" onClick={() => choose(outcome.change)}>
              <Trans>Try Again</Trans>
            </Button>
          </Alert>
        )}
      </>
    ),
  }
}

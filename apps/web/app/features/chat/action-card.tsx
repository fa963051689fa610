import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/**
 * Where a proposed change is. 'loading' and 'open': it can be made. 'made': it was made here. 'over': there is nothing to make,
 * because it is so already or no longer fits.
 */
export type ActionState = 'loading' | 'open' | 'saving' | 'made' | 'over'

interface ActionCardProps {
  /** What it changes. */
  title: ReactNode
  /** How it changes it. */
  effect: ReactNode
  /** The button's label. */
  confirm: ReactNode
  state: ActionState
  /** What has become of it. */
  outcome: ReactNode
  /** Why it could not be made, or undone. */
  error: string | null
  onConfirm: () => void
  /** Undefined where it cannot be undone. */
  onUndo?: (() => void) | undefined
}

/** A change that an answer proposes, with its button. It is made only when the learner presses that. */
export function ActionCard({ title, effect, confirm, state, outcome, error, onConfirm, onUndo }: ActionCardProps) {
  const outcomeId = useId()
  const [declined, setDeclined] = useState(false)
  const card = useRef<HTMLFieldSetElement>(null)
  const wasPressed = useRef(false)
  const press = (work: () => void) => (event: MouseEvent) => {
    // The second click of a double click may meet the next button, and would undo what the first has done.
    if (event.detail > 1) return
    wasPressed.current = true
    work()
  }
  const shown = `${state} ${declined} ${error}`
  useEffect(() => {
    const element = card.current
    if (element === null || !wasPressed.current || shown.startsWith('saving')) return
    wasPressed.current = false
    // The pressed button has gone: the focus moves to the one in its place, or else stays with the card.
    if (document.activeElement === document.body) (element.querySelector('button') ?? element).focus()
    element.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const isOpen = !declined && state !== 'made' && state !== 'over'
  return (
    <fieldset ref={card} tabIndex={-1} className="mt-1 grid gap-2 rounded-medium bg-spruce-soft p-3 outline-none">
      <legend className="float-left font-semibold">{title}</legend>
      {isOpen && <p>{effect}</p>}
      {error !== null && <Alert>{error}</Alert>}
      <p id={outcomeId} className="clear-both empty:hidden">
        {declined && state !== 'made' ? <Trans>Nothing was changed.</Trans> : outcome}
      </p>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={state === 'loading' || state === 'saving'}
            {...(state === 'saving' && { busyText: <Trans>Saving...</Trans> })}
            aria-describedby={outcomeId}
            onClick={press(onConfirm)}
          >
            {confirm}
          </Button>
          <Button size="small" variant="quiet" disabled={state === 'saving'} onClick={press(() => setDeclined(true))}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      )}
      {state === 'made' && onUndo !== undefined && (
        <Button variant="link" className="justify-self-start" aria-describedby={outcomeId} onClick={press(onUndo)}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </fieldset>
  )
}

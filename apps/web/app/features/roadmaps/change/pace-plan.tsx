import { Trans } from '@lingui/react/macro'
import type { Pace } from '@milepost/contract/roadmaps/pace'
import { type ReactNode, useRef, useState } from 'react'
import { ArrivalAtPace } from '#features/roadmaps/arrival.tsx'
import { HoursNotSaved, PaceForm } from '#features/roadmaps/change/pace-form.tsx'
import { Button } from '#ui/button.tsx'

interface PacePlanProps {
  hoursPerWeek: number | null
  pace: Pace
  /** Where the days of a plan can be taken. */
  calendar: ReactNode
  saving: boolean
  /** Saving has failed; what was typed is still there. */
  failed: boolean
  /** Saves the hours a week, null for no plan; `onSaved` is called when that has worked. */
  onSave: (hoursPerWeek: number | null, onSaved: () => void) => void
}

/** When the learner will have arrived, if they say how many hours a week they have. An offer: nothing reminds of it. */
export function PacePlan({ hoursPerWeek, pace, calendar, saving, failed, onSave }: PacePlanProps) {
  const [editing, setEditing] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const hoursLeft = Math.round(pace.hoursLeft)
  const close = () => {
    setEditing(false)
    area.current?.focus()
  }
  if (hoursLeft === 0 && hoursPerWeek === null) return null
  return (
    <div ref={area} tabIndex={-1} className="grid gap-3 outline-none">
      {hoursPerWeek !== null && !editing && (
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <p>
            {pace.finish === null ? (
              <Trans>You made it!</Trans>
            ) : (
              <ArrivalAtPace finish={pace.finish} hoursPerWeek={hoursPerWeek} />
            )}
          </p>
          <span className="flex flex-wrap gap-x-6 text-small">
            <Button variant="link" onClick={() => setEditing(true)}>
              <Trans>Change the hours</Trans>
            </Button>
            <Button variant="link" busy={saving} onClick={() => onSave(null, close)}>
              <Trans>Remove my dates</Trans>
            </Button>
            {calendar}
          </span>
        </div>
      )}
      {(hoursPerWeek === null || editing) && (
        <PaceForm
          hoursPerWeek={hoursPerWeek}
          saving={saving}
          onSave={(hours) => onSave(hours, close)}
          onCancel={editing ? close : undefined}
        />
      )}
      {failed && <HoursNotSaved />}
    </div>
  )
}

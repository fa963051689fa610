import { Trans, useLingui } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { useId } from 'react'
import { Select } from '#ui/select.tsx'

interface StepStatusSelectProps {
  stepId: number
  status: StepStatus
  unsaved: boolean
  onStatus: (status: StepStatus) => void
}

export function StepStatusSelect({ stepId, status, unsaved, onStatus }: StepStatusSelectProps) {
  const { t } = useLingui()
  const id = useId()
  const labels: Record<StepStatus, string> = {
    not_started: t`Not started`,
    ongoing: t`Ongoing`,
    done: t`Done`,
  }
  return (
    <div className="grid w-40 max-w-full gap-1">
      <label htmlFor={id} className="sr-only">
        <Trans>Status of step {stepId}</Trans>
      </label>
      <Select
        id={id}
        value={status}
        onChange={(event) => {
          const chosen = event.target.value
          if (chosen === 'not_started' || chosen === 'ongoing' || chosen === 'done') onStatus(chosen)
        }}
      >
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {unsaved && (
        <p className="text-small font-medium text-signal-ink">
          <Trans>Not saved yet</Trans>
        </p>
      )}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface ReasonFieldProps {
  /** Those that admins keep. */
  reasons: readonly string[]
  value: string
  onChange: (reason: string) => void
  /** A kept reason is chosen by its number, which decides at once. */
  onChoose: (reason: string) => void
  error: string | undefined
}

/** A reason in one's own words, or one of those that admins keep. */
export function ReasonField({ reasons, value, onChange, onChoose, error }: ReasonFieldProps) {
  const choose = (event: KeyboardEvent) => {
    const reason = reasons[Number(event.key) - 1]
    if (reason === undefined || value !== '' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(reason)
  }
  return (
    <>
      <Field
        label={<Trans>Reason</Trans>}
        error={error}
        {...(reasons.length > 0 && { hint: <Trans>Write one, or press the number of a saved one.</Trans> })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            value={value}
            onKeyDown={choose}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <ol className="grid gap-1">
        {reasons.map((reason, place) => (
          <li key={reason}>
            <button
              type="button"
              onClick={() => onChange(reason)}
              className="flex min-h-9 w-full gap-3 rounded-medium px-3 py-1.5 text-left text-small hover:bg-spruce-soft"
            >
              <span className="font-display font-semibold text-spruce tabular-nums">{place + 1}</span>
              <span>{reason}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What is typed as a reason, and whether it is there. */
export function useReason(first = '') {
  const { t } = useLingui()
  const [reason, setReason] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const change = (next: string) => {
    setReason(next)
    setMissing(false)
  }
  /** @returns Whether there is one. */
  const check = () => {
    setMissing(reason.trim() === '')
    return reason.trim() !== ''
  }
  return { reason, change, check, error: isMissing ? t`Enter a reason.` : undefined }
}

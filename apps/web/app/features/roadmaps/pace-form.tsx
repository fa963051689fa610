import { Trans, useLingui } from '@lingui/react/macro'
import { maxHoursPerWeek, minHoursPerWeek, readHoursPerWeek } from '@milepost/contract/pace'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface PaceFormProps {
  hoursPerWeek: number | null
  saving: boolean
  onSave: (hoursPerWeek: number) => void
  /** Leaves the hours as they are; undefined where there are none to go back to. */
  onCancel: (() => void) | undefined
}

export function PaceForm({ hoursPerWeek, saving, onSave, onCancel }: PaceFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState(hoursPerWeek === null ? '' : String(hoursPerWeek))
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const replacesText = onCancel !== undefined
  useEffect(() => {
    if (replacesText) field.current?.focus()
  }, [replacesText])
  const hours = readHoursPerWeek(typed)
  const error =
    tried && hours === null ? t`Write a whole number from ${minHoursPerWeek} to ${maxHoursPerWeek}.` : undefined
  return (
    <form
      noValidate
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (hours === null) field.current?.focus()
        else if (!saving) onSave(hours)
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id}>
          <Trans>How many hours a week can you study?</Trans>
        </label>
        <span className="flex flex-wrap items-center gap-3">
          {/* Not type="number": that would throw away what was typed when it is no number. */}
          <TextInput
            ref={field}
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="w-20! tabular-nums"
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          />
          <Button type="submit" variant="quiet" busy={saving} busyText={<Trans>Saving...</Trans>}>
            <Trans>Show my dates</Trans>
          </Button>
          {onCancel !== undefined && (
            <Button variant="link" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </form>
  )
}

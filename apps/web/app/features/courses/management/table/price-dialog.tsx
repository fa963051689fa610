import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxCoursePrice } from '@milepost/contract/courses/limits'
import type { Course } from '@milepost/contract/courses/schema'
import { useState } from 'react'
import { formatRupees } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextInput } from '#ui/text-input.tsx'

const maxShown = 3
const limits = { min: -100, max: 500 } as const

/** A price changed by a percentage, in whole rupees. Free courses stay free. */
export function changedPrice(price: number | null, percent: number): number | null {
  return price ? Math.min(maxCoursePrice, Math.round(price * (1 + percent / 100))) : price
}

interface PriceDialogProps extends DialogControl {
  courses: readonly Course[]
  onChange: (percent: number) => void
}

/** Raises or lowers the prices of courses by a percentage, and shows what comes out. */
export function PriceDialog({ courses, onChange, open, onClose }: PriceDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const percent = /^[+-]?\d{1,3}(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const isValid = percent !== 0 && percent >= limits.min && percent <= limits.max
  const priced = courses.filter(({ price }) => price)
  const save = () => {
    setChecked(true)
    if (!isValid) return
    onChange(percent)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Change prices</Trans>}
      actions={
        <>
          <Button onClick={save}>
            <Plural value={priced.length} one="Change # price" other="Change # prices" />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Field
        label={<Trans>Percent</Trans>}
        hint={<Trans>10 raises prices by a tenth, -10 lowers them. Free courses stay free.</Trans>}
        error={isChecked && !isValid ? t`Enter a number from -100 to 500, but not 0.` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            inputMode="decimal"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {isValid && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-small wrap-anywhere">
          {priced.slice(0, maxShown).map(({ id, title, price }) => (
            <li key={id}>
              {`${title}: ${formatRupees(price ?? 0)} → ${formatRupees(changedPrice(price, percent) ?? 0)}`}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

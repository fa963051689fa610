import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface FilterSelectProps {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** Value and text of each choice; the value '' is the first one's. */
  choices: readonly (readonly [value: string, text: string])[]
}

/** A filter or an order of a list. A value that is none of the choices counts as the first. */
export function FilterSelect({ label, value, onChange, choices }: FilterSelectProps) {
  const isKnown = choices.some(([known]) => known === value)
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={isKnown ? value : ''} onChange={(event) => onChange(event.target.value)}>
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

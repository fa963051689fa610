import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FieldError } from '#ui/field.tsx'
import { Check } from './icons.ts'

export interface Choice {
  value: string
  label: ReactNode
}

interface CheckboxGroupProps {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  name: string
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: ComponentProps<'input'>['onBlur']
  /** The first box's id, for an error summary to lead to. */
  id?: string
  /** Goes to the first box, so that a form can put the focus there. */
  ref?: ComponentProps<'input'>['ref']
}

/** Several of a closed list, as chips. The chosen ones come back in the order of the list. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const id = useId()
  const { choices, value, error, hint } = props
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  const toggle = (changed: string, on: boolean) =>
    props.onChange(
      choices.map((choice) => choice.value).filter((each) => (each === changed ? on : value.includes(each))),
    )
  return (
    <fieldset className="grid gap-2" {...(described !== '' && { 'aria-describedby': described })}>
      <legend className="mb-1.5 font-display font-semibold">{props.legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={classNames(
              'relative inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-4 ring-1',
              'ring-inset transition-colors hover:ring-spruce',
              value.includes(choice.value) ? 'bg-spruce text-on-spruce ring-spruce' : 'ring-line-strong',
            )}
          >
            <input
              type="checkbox"
              name={props.name}
              value={choice.value}
              checked={value.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.target.checked)}
              onBlur={props.onBlur}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full"
              {...(error !== undefined && { 'aria-invalid': true })}
              {...(index === 0 && props.id !== undefined && { id: props.id })}
              {...(index === 0 && props.ref !== undefined && { ref: props.ref })}
            />
            <Check className={classNames('size-4', !value.includes(choice.value) && 'hidden')} aria-hidden />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

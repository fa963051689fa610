import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FieldError } from '#ui/field.tsx'

interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  name: string
  choices: readonly { value: Value; label: ReactNode }[]
  /** Null: nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
  /** Goes to the first choice, so that a form can put the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** One of a short closed list, all of it in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { choices, error } = props
  const errorId = useId()
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1"
      {...(error !== undefined && { 'aria-describedby': errorId })}
    >
      <legend className="mb-1.5 font-display font-semibold">{props.legend}</legend>
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center gap-3 rounded-medium px-3 py-1.5 transition-colors',
            'hover:bg-spruce-soft',
            props.value === choice.value && 'bg-spruce-soft',
          )}
        >
          <input
            type="radio"
            name={props.name}
            value={choice.value}
            checked={props.value === choice.value}
            onChange={() => props.onChange(choice.value)}
            className={classNames(
              'grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border-2',
              'border-line-strong',
              'before:size-2.5 before:rounded-full checked:border-spruce checked:before:bg-spruce',
            )}
            {...(error !== undefined && { 'aria-invalid': true })}
            {...(index === 0 && props.ref !== undefined && { ref: props.ref })}
          />
          <span className="min-w-0 wrap-anywhere">{choice.label}</span>
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

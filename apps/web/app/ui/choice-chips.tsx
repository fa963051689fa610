import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface ChoiceChipsProps<Value extends string | number> {
  choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** Left out in a form, whose submitter has the value then. */
  onChoose?: (value: Value) => void
}

const look = classNames(
  'min-h-11 max-w-full wrap-anywhere rounded-full bg-paper px-4 py-1.5 font-display leading-tight font-semibold text-spruce',
  'ring-1 ring-line-strong transition-colors ring-inset hover:bg-spruce-soft hover:ring-spruce',
)

/** Choices of which one press takes one, at once. */
export function ChoiceChips<Value extends string | number>({ choices, onChoose }: ChoiceChipsProps<Value>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ value, label }) => (
        <li key={value} className="min-w-0">
          <button
            type={onChoose === undefined ? 'submit' : 'button'}
            value={value}
            onClick={(event) => {
              // The second click of a double click would answer the next question.
              if (event.detail < 2) onChoose?.(value)
            }}
            className={look}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off and acts at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1">
      <label htmlFor={id} className="cursor-pointer font-display font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        className={classNames(
          'relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-transparent',
          'ring-2 ring-inset ring-line-strong transition-colors',
          'before:absolute before:top-1.5 before:left-1.5 before:size-4 before:rounded-full',
          'before:bg-line-strong before:transition-transform checked:bg-spruce checked:ring-spruce',
          'checked:before:translate-x-5 checked:before:bg-on-spruce forced-colors:appearance-auto',
        )}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="max-w-prose text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

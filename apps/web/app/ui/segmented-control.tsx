import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface Segment<V extends string> {
  value: V
  label: ReactNode
}

interface SegmentedControlProps<V extends string> {
  legend: ReactNode
  /** Shows the legend; else it is there for screen readers only. */
  legendShown?: boolean
  segments: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
  disabled?: boolean
}

/** One of a few, all in sight: radio buttons that look like one control. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <fieldset disabled={props.disabled ?? false}>
      <legend className={classNames(props.legendShown ? 'mb-1.5 font-display font-semibold' : 'sr-only')}>
        {props.legend}
      </legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-medium bg-sunken p-1">
        {props.segments.map((segment) => (
          <label
            key={segment.value}
            className="relative inline-flex min-h-9 cursor-pointer items-center rounded-small px-3 text-small font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === props.value}
              onChange={() => props.onChange(segment.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

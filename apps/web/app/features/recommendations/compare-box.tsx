import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'

interface CompareBoxProps {
  career: string
  checked: boolean
  /** There is room for no more. */
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** Chooses a career for a comparison. */
export function CompareBox({ career, checked, disabled, onChange }: CompareBoxProps) {
  return (
    <label
      className={classNames(
        'group/box relative inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-medium px-2',
        'font-display text-small font-semibold',
        'has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-focus-visible:outline-3',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-5 place-items-center rounded-small border-2 border-line-strong',
          'group-has-checked/box:border-spruce group-has-checked/box:bg-spruce',
          'group-has-checked/box:text-on-spruce group-has-disabled/box:border-line',
        )}
      >
        {checked && <Check className="size-4" />}
      </span>
      <span className="pt-[0.1em]">
        <Trans>
          Compare<span className="sr-only"> {career}</span>
        </Trans>
      </span>
    </label>
  )
}

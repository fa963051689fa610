import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { ChevronDown, X } from '#ui/icons.ts'
import { Popover } from '#ui/popover.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** The filters of a list in one line, which scrolls where it is too long. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <fieldset aria-label={t`Filters`} className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 *:shrink-0">
      {children}
    </fieldset>
  )
}

const look = classNames(
  'relative inline-flex h-9 shrink-0 items-center gap-1 rounded-full px-3.5 font-display text-small font-semibold whitespace-nowrap',
  'ring-1 ring-inset transition-colors hover:bg-spruce-soft',
)
const tones = { unset: 'text-ink ring-line-strong', set: 'bg-spruce-soft text-spruce ring-spruce' } as const

interface ChoiceFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Value and text of each choice. The first one is what the list shows unless another is chosen. */
  choices: readonly (readonly [value: string, text: string])[]
  /** One choice is as usual as the other: it isn't marked as set, and can't be cleared. */
  isPlain?: boolean
}

/** A chip that opens one list of choices. A value that is none of them counts as the first. */
export function ChoiceFilter({ label, value, onChange, choices, isPlain = false }: ChoiceFilterProps) {
  const id = useId()
  const [first] = choices
  const chosen = choices.find(([known]) => known === value) ?? first
  const isSet = chosen !== first && !isPlain
  // A choice that is not empty says what is shown, so it is always named.
  const shows = isSet || isPlain || chosen?.[0] !== ''
  return (
    <div className={classNames(look, isSet ? tones.set : tones.unset, 'focus-within:ring-3 focus-within:ring-focus')}>
      <span>
        <label htmlFor={id}>{label}</label>
        {shows && <span aria-hidden="true">{`: ${chosen?.[1]}`}</span>}
      </span>
      {/* The browser's own select lies over the chip: it is what phones and screen readers know best. */}
      <select
        id={id}
        value={chosen?.[0]}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none text-[16px] opacity-0"
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {isSet ? (
        <ClearButton label={label} onClear={() => onChange(first?.[0] ?? '')} />
      ) : (
        <ChevronDown className="size-4" aria-hidden />
      )}
    </div>
  )
}

interface PopoverFilterProps {
  label: string
  /** What it is set to, in words; '' if it is not. */
  shown: string
  onClear: () => void
  /** Leaves room for what was found. */
  isTall?: boolean
  /** The fields. */
  children: ReactNode
}

/** A chip that opens a panel with fields. */
export function PopoverFilter({ label, shown, onClear, isTall = false, children }: PopoverFilterProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const isSet = shown !== ''
  return (
    <div className={classNames(look, isSet ? tones.set : tones.unset)}>
      <button
        ref={setButton}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-3.5 inline-flex h-9 max-w-80 items-center gap-1 rounded-full pl-3.5"
      >
        <span className="truncate">{isSet ? `${label}: ${shown}` : label}</span>
        {!isSet && <ChevronDown className="size-4" aria-hidden />}
      </button>
      {isSet && <ClearButton label={label} onClear={onClear} />}
      <Popover open={open} onOpenChange={setOpen} button={button} title={label}>
        <div className={classNames('grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5', isTall && 'min-h-96')}>
          {children}
        </div>
      </Popover>
    </div>
  )
}

interface DateFilterProps {
  label: string
  /** The days as yyyy-mm-dd, '' for none. */
  from: string
  to: string
  onChange: (end: 'from' | 'to', day: string) => void
  /** What its fields are called. */
  labels?: { readonly from: ReactNode; readonly to: ReactNode }
}

/** A chip that opens the first and the last day of a period. */
export function DateFilter({ label, from, to, onChange, labels }: DateFilterProps) {
  const names = labels ?? { from: <Trans>From</Trans>, to: <Trans>Until</Trans> }
  const ends = [
    { end: 'from', day: from },
    { end: 'to', day: to },
  ] as const
  return (
    <PopoverFilter
      label={label}
      shown={from === '' && to === '' ? '' : `${from || '…'} – ${to || '…'}`}
      onClear={() => {
        for (const { end, day } of ends) if (day !== '') onChange(end, '')
      }}
    >
      {ends.map(({ end, day }) => (
        <Field key={end} label={names[end]}>
          {(control) => (
            <TextInput {...control} type="date" value={day} onChange={(event) => onChange(end, event.target.value)} />
          )}
        </Field>
      ))}
    </PopoverFilter>
  )
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`Clear ${label}`}
      onClick={onClear}
      className="relative -mr-2 inline-flex size-6 items-center justify-center rounded-full hover:bg-raised"
    >
      <X className="size-4" aria-hidden />
    </button>
  )
}

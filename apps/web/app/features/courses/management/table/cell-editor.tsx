import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FieldError } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface CellEditorProps {
  /** What the cell is called, such as 'Price of Git'. */
  label: string
  shown: ReactNode
  /** What the input begins with. */
  value: string
  type?: 'text' | 'date'
  /** What is wrong with what was typed, or null. */
  check: (typed: string) => string | null
  onSave: (typed: string) => void
}

/** A value that a press turns into an input. Enter saves it, and Escape leaves it as it was. */
export function CellEditor({ label, shown, value, type = 'text', check, onSave }: CellEditorProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const errorId = useId()
  const error = typed === null ? null : check(typed)
  const close = () => {
    setTyped(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = (isLeaving: boolean) => {
    if (typed === null || (error !== null && !isLeaving)) return
    if (error === null && typed.trim() !== value) onSave(typed.trim())
    if (isLeaving) setTyped(null)
    else close()
  }
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        onClick={() => setTyped(value)}
        className="block min-h-6 max-w-full truncate rounded-small text-left underline decoration-line-strong decoration-dotted underline-offset-4 -outline-offset-2 hover:bg-spruce-soft"
      >
        <span>{shown}</span>{' '}
        <span className="sr-only">
          <Trans>Change: {label}</Trans>
        </span>
      </button>
    )
  }
  return (
    <div className="grid min-w-32 grid-cols-[minmax(0,1fr)] gap-1">
      <TextInput
        type={type}
        aria-label={label}
        ref={(input) => input?.focus()}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => save(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save(false)
          if (event.key === 'Escape') close()
        }}
        {...(error !== null && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <FieldError id={errorId} error={error ?? undefined} />
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'

/** What a control inside a field must carry: spread it onto the control. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

interface FieldProps {
  label: ReactNode
  /** Only for screen readers: a placeholder says it to others. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Says 'optional' beside the label: forms here mark what may be left out. */
  optional?: boolean | undefined
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, isLabelHidden = false, hint, error, ...options }: FieldProps) {
  const { required = false, optional = false, id, children } = options
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  const control: FieldControl = {
    id: controlId,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'font-display font-semibold'}>
        <span suppressHydrationWarning>{label}</span>
        {optional && (
          <>
            {/* Read aloud it is a word apart: a margin isn't heard. */}
            <span className="sr-only">{', '}</span>
            <span className="ml-2 font-text text-small font-normal text-ink-soft">
              <Trans>optional</Trans>
            </span>
          </>
        )}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className="flex gap-2 text-small font-medium text-danger">
      <svg viewBox="0 0 16 16" className="mt-[0.2em] size-4 shrink-0 fill-current" aria-hidden="true">
        <path d="M8 1 15.5 15H.5zM7.2 6v4.5h1.6V6zm0 5.6v1.6h1.6v-1.6z" fillRule="evenodd" />
      </svg>
      <span>{error}</span>
    </p>
  )
}

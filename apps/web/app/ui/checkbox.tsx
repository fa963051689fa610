import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '#ui/field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-6 cursor-pointer items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          className="mt-[0.2em] size-5 shrink-0 accent-spruce"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}

import type { ComponentProps } from 'react'

/** A box to tick, in the product's colours by day and by night, and what it stands for. */
export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" {...rest} className="tick mt-1" />
      <span>{children}</span>
    </label>
  )
}

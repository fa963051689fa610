import type { ComponentProps } from 'react'

/** A checkbox in the product's colours, light and dark, with its label. */
export function Checkbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" {...rest} className="tick mt-1" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }

/** A button that shows only an icon: `label` is what it is called. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors',
        'hover:bg-spruce-soft disabled:opacity-60 aria-disabled:opacity-60',
        className,
      )}
    >
      {children}
    </button>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ChevronDown } from './icons.ts'

/** The browser's own select: it is what phones and screen readers know best. `isSmall` in a row of a list. */
export function Select({ className, isSmall = false, ...rest }: ComponentProps<'select'> & { isSmall?: boolean }) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={classNames(
          'control appearance-none',
          isSmall ? 'min-h-8! min-w-34 py-0! pr-8! pl-2.5!' : 'pr-11',
          className,
        )}
      />
      <ChevronDown
        className={classNames(
          'pointer-events-none absolute text-ink-soft',
          isSmall ? 'top-2 right-2 size-4' : 'top-3.5 right-3.5 size-5',
        )}
        aria-hidden
      />
    </div>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ChevronDown } from './icons.ts'

/** The browser's own select: it is what phones and screen readers know best. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={classNames('control appearance-none pr-11', className)} />
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft" aria-hidden />
    </div>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

/** A sheet lying on the map. One level only: no card inside a card. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames('rounded-large bg-raised p-[min(1.5rem,6.5vw)] shadow-raised sm:p-8', className)}
    />
  )
}

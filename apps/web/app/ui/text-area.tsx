import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classNames('control resize-y', className)} />
}

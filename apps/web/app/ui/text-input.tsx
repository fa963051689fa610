import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames('control', className)} />
}

import type { ComponentProps } from 'react'
import { TextInput } from '#ui/text-input.tsx'

interface CodeInputProps extends ComponentProps<'input'> {
  takesRecoveryCode?: boolean
}

/** For a code of a second factor. Where only digits are taken, phones show digits. */
export function CodeInput({ takesRecoveryCode = false, ...rest }: CodeInputProps) {
  return (
    <TextInput
      {...rest}
      autoComplete="one-time-code"
      inputMode={takesRecoveryCode ? 'text' : 'numeric'}
      spellCheck={false}
      className={takesRecoveryCode ? 'font-mono' : 'max-w-48 font-mono tracking-widest'}
    />
  )
}

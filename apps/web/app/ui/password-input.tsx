import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Eye, EyeOff } from './icons.ts'

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <input {...rest} type={shown ? 'text' : 'password'} className={classNames('control pr-13', className)} />
      <IconButton
        label={shown ? t`Hide password` : t`Show password`}
        className="absolute top-0.5 right-0.5"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
      </IconButton>
    </div>
  )
}

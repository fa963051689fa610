import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'

export type ButtonVariant = 'primary' | 'signal' | 'quiet' | 'danger' | 'link'
type ButtonSize = 'medium' | 'large' | 'small'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-spruce text-on-spruce hover:bg-spruce-strong',
  signal: 'bg-signal text-on-signal hover:brightness-95',
  quiet: 'bg-transparent text-ink ring-1 ring-inset ring-line-strong hover:bg-spruce-soft hover:ring-spruce',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
  link: 'text-spruce underline decoration-1 underline-offset-4 hover:decoration-2',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1.5 text-small',
  medium: 'min-h-(--button-height,3rem) px-[min(1.25rem,5vw)] py-(--button-padding,0.5rem) text-body',
  large: 'min-h-14 px-[min(1.75rem,7vw)] py-2 text-lead',
}

interface Look {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

function look({ variant = 'primary', size = 'medium', wide = false }: Look, className?: string) {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-medium text-center font-display font-semibold leading-tight wrap-break-word',
    'transition-colors disabled:opacity-60 aria-disabled:opacity-60',
    variants[variant],
    variant === 'link' ? 'min-h-6' : sizes[size],
    wide && 'w-full',
    className,
  )
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean | undefined; busyText?: ReactNode }

/** While busy it keeps the focus and shows progress, but ignores presses. */
export function Button({ variant, size, wide, busy = false, busyText, className, children, ...rest }: ButtonProps) {
  const showsBusyText = busy && busyText !== undefined
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, type: 'button', onClick: undefined } : {})}
      className={look({ variant, size, wide }, className)}
    >
      {busy && <Spinner />}
      {/* New for each of the two: what page translation has replaced goes as a whole. */}
      <span key={showsBusyText ? 'busy' : 'idle'} className="contents">
        {showsBusyText ? busyText : children}
      </span>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={look({ variant, size, wide }, className)} />
}

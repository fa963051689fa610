import { type ReactNode, useEffect, useRef } from 'react'
import { Contours } from '#ui/contours.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'

interface MessagePageProps {
  picture: ReactNode
  title: ReactNode
  children?: ReactNode
  actions: ReactNode
  /** It follows another page in the same place: what had the focus there is gone. */
  takesFocus?: boolean | undefined
}

/** A whole page that says one thing. */
export function MessagePage({ picture, title, children, actions, takesFocus = false }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Contours className="absolute inset-0 size-full" />
      <header className="relative p-6">
        <Link to="/" className="inline-block rounded-small">
          <Logo />
        </Link>
      </header>
      <main className="relative m-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] justify-items-center wrap-anywhere gap-4 px-[min(1.5rem,7.5vw)] pb-24 text-center">
        {picture}
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h1>
        {children !== undefined && <div className="text-balance text-ink-soft">{children}</div>}
        <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>
      </main>
    </div>
  )
}

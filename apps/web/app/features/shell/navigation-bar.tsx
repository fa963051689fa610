import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Content, SkipLink } from '#features/shell/content.tsx'
import { Button } from '#ui/button.tsx'
import { LogOut } from '#ui/icons.ts'
import { Logo } from '#ui/logo.tsx'

interface NavigationBarProps {
  name: string
  onSignOut: () => void
  children: ReactNode
}

/** The frame of a learner's screen outside the shell: a link to the dashboard, the name, and sign-out. */
export function NavigationBar({ name, onSignOut, children }: NavigationBarProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bg-raised">
        <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[min(1rem,4.2vw)] py-3 sm:px-8">
          <Link to={pages.dashboard} className="inline-flex min-h-11 items-center rounded-medium">
            <Logo />
          </Link>
          <div className="ml-auto flex min-w-0 items-center gap-4">
            <span className="max-w-[24vw] truncate sm:max-w-[40vw] font-display font-semibold">
              {name.trim() || <Trans>User</Trans>}
            </span>
            <Button variant="quiet" size="small" onClick={onSignOut}>
              <LogOut className="size-4" aria-hidden />
              <Trans>Logout</Trans>
            </Button>
          </div>
        </div>
      </header>
      <Content className="mx-auto w-full max-w-page grow px-[min(1rem,4.2vw)] py-8 outline-none sm:px-8">
        {children}
      </Content>
    </div>
  )
}

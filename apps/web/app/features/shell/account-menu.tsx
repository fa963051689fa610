import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { CircleHelp, LogOut, Settings } from '#ui/icons.ts'
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx'

interface AccountMenuProps {
  name: string
  /** Said in the place of an empty name. */
  fallback: string
  /** The area's settings, where it has them. */
  settings?: string
  onSignOut: () => void
  /** More of the menu. */
  children?: ReactNode
}

export function AccountMenu({ name, fallback, settings, onSignOut, children }: AccountMenuProps) {
  const { t } = useLingui()
  const shown = name.trim() || fallback
  return (
    <Menu label={t`Account menu of ${shown}`} trigger={<Avatar name={name} />}>
      {settings !== undefined && (
        <MenuLink to={settings}>
          <Settings className="size-5" aria-hidden />
          <Trans>Settings</Trans>
        </MenuLink>
      )}
      <MenuLink to={pages.help}>
        <CircleHelp className="size-5" aria-hidden />
        <Trans>Help</Trans>
      </MenuLink>
      {children}
      <MenuAction onSelect={onSignOut}>
        <LogOut className="size-5" aria-hidden />
        <Trans>Logout</Trans>
      </MenuAction>
    </Menu>
  )
}

import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { CircleHelp, LogOut, Settings } from 'lucide-react'
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx'
import type { OpenMenu } from '#ui/menu-button.tsx'

interface AccountMenuListProps extends OpenMenu {
  settings: string | undefined
  onSignOut: () => void
}

export function AccountMenuList({ settings, onSignOut, ...menu }: AccountMenuListProps) {
  return (
    <Menu {...menu}>
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
      <MenuAction onSelect={onSignOut}>
        <LogOut className="size-5" aria-hidden />
        <Trans>Logout</Trans>
      </MenuAction>
    </Menu>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
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
}

export function AccountMenu({ name, fallback, settings, onSignOut }: AccountMenuProps) {
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
      <MenuAction onSelect={onSignOut}>
        <LogOut className="size-5" aria-hidden />
        <Trans>Logout</Trans>
      </MenuAction>
    </Menu>
  )
}

import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { loadPatiently } from '#lib/load-patiently.ts'
import { Avatar } from '#ui/avatar.tsx'
import { MenuButton } from '#ui/menu-button.tsx'

interface AccountMenuProps {
  name: string
  /** Said in the place of an empty name. */
  fallback: string
  /** The area's settings, where it has them. */
  settings?: string
  onSignOut: () => void
}

const loadList = () => import('#features/shell/account-menu-list.tsx')
const List = lazy(() => loadPatiently(async () => ({ default: (await loadList()).AccountMenuList })))
const loadAhead = () => void loadPatiently(loadList).catch(() => undefined)

export function AccountMenu({ name, fallback, settings, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()
  const shown = name.trim() || fallback
  return (
    <MenuButton label={t`Account menu of ${shown}`} trigger={<Avatar name={name} />} load={loadAhead}>
      {(menu) => <List {...menu} settings={settings} onSignOut={onSignOut} />}
    </MenuButton>
  )
}

import { useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { Ellipsis } from '#ui/icons.ts'
import { Menu, MenuAction } from '#ui/menu.tsx'

const Place = createContext<'row' | 'menu' | 'folded' | 'record'>('row')

/** What can be done with a row: a button in the row and in its record, an entry in its menu. */
export function RowAction(props: ButtonProps) {
  const place = useContext(Place)
  if (place === 'menu' || place === 'folded') {
    return (
      <MenuAction
        onSelect={(event) => props.onClick?.(event)}
        label={props['aria-label']}
        disabled={props.busy}
        className={place === 'folded' ? '@4xl:hidden' : undefined}
      >
        {props.children}
      </MenuAction>
    )
  }
  return (
    <Button
      variant="quiet"
      size="small"
      {...props}
      {...(place === 'row' && { className: 'min-h-8! px-2.5! py-0.5! whitespace-nowrap' })}
    />
  )
}

interface RowActionsProps {
  /** What the row is called. */
  name: string
  /** Buttons where there is room, and entries of the menu where there is none. */
  buttons: ReactNode
  /** Entries of the menu. */
  menu: ReactNode
}

/** The end of a row: its buttons, and one menu with the rest. */
export function RowActions({ name, buttons, menu }: RowActionsProps) {
  const { t } = useLingui()
  const hasButtons = isShown(buttons)
  const hasMenu = isShown(menu)
  if (!hasButtons && !hasMenu) return null
  return (
    <div className="flex items-center justify-end gap-1.5">
      {hasButtons && <div className="hidden gap-1.5 @4xl:flex">{buttons}</div>}
      <div className={hasMenu ? 'flex' : 'flex @4xl:hidden'}>
        <Menu
          isSmall
          label={name === '' ? t`Actions` : t`Actions for ${name}`}
          trigger={<Ellipsis className="size-5" aria-hidden />}
        >
          <Place.Provider value="folded">{buttons}</Place.Provider>
          <Place.Provider value="menu">{menu}</Place.Provider>
        </Menu>
      </div>
    </div>
  )
}

/** The same as buttons, above a row's record. */
export function RecordActions({ buttons, menu }: Omit<RowActionsProps, 'name'>) {
  if (!isShown(buttons) && !isShown(menu)) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Place.Provider value="record">
        {buttons}
        {menu}
      </Place.Provider>
    </div>
  )
}

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false

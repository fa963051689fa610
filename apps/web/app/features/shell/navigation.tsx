import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { LucideIcon } from '#ui/icons.ts'
import { tooltip } from '#ui/tooltip.tsx'

export interface Destination {
  to: string
  label: string
  /** What is behind it, where the label alone does not tell it from another. */
  hint?: string
  Icon: LucideIcon
  /** How much waits there; 0 is not shown. */
  waiting?: LinkCount
}

export interface LinkCount {
  readonly count: number
  /** As the sidebar shows it, such as '999+'. */
  readonly shown: string
  /** For screen readers, such as '3 waiting'. */
  readonly text: string
}

export interface Tools {
  title: string
  links: readonly Destination[]
}

interface NavigationProps {
  links: readonly Destination[]
  tools?: Tools | undefined
  /** Icons alone, their names in tooltips. */
  collapsed?: boolean
  onFollow?: () => void
}

/** The navigation of an area: its screens, and below them a panel of tools. */
export function Navigation({ links, tools, collapsed = false, onFollow }: NavigationProps) {
  return (
    <div className="grid gap-8">
      <Links links={links} collapsed={collapsed} onFollow={onFollow} />
      {tools !== undefined && (
        <div className={classNames('grid gap-2', !collapsed && 'rounded-large bg-sunken p-1.5 pt-4')}>
          <h2 className={collapsed ? 'sr-only' : 'px-3 font-display text-small font-bold text-ink-soft'}>
            {tools.title}
          </h2>
          <Links links={tools.links} collapsed={collapsed} onFollow={onFollow} />
        </div>
      )}
    </div>
  )
}

interface LinksProps {
  links: readonly Destination[]
  collapsed: boolean
  onFollow: (() => void) | undefined
}

const signalBand =
  'before:absolute before:inset-y-2.5 before:left-0 before:w-1 before:bg-signal not-aria-[current=page]:before:hidden'

const hintIdOf = (to: string) => `hint-of-${to.replaceAll('/', '-')}`

function Links({ links, collapsed, onFollow }: LinksProps) {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  return (
    <ul className="grid gap-1">
      {links.map(({ to, label, hint, Icon, waiting }) => (
        <li key={to}>
          <Link
            {...(waiting !== undefined && waiting.count > 0 && { 'aria-description': waiting.text })}
            to={to}
            onClick={onFollow}
            aria-label={collapsed ? label : undefined}
            aria-describedby={collapsed || hint === undefined ? undefined : hintIdOf(to)}
            {...(collapsed && tooltip(label, 'right'))}
            aria-current={path === to ? 'page' : undefined}
            className={classNames(
              'relative flex min-h-11 items-center gap-2.5 rounded-medium py-1.5 leading-snug font-display font-semibold transition-colors',
              'hover:bg-spruce-soft aria-[current=page]:bg-spruce aria-[current=page]:text-on-spruce',
              collapsed ? 'justify-center' : classNames('px-3', signalBand),
            )}
          >
            <Icon className="size-5 shrink-0" aria-hidden />
            {!collapsed && <span className="pt-[0.12em]">{label}</span>}
            {waiting !== undefined && waiting.count > 0 && <WaitingCount {...waiting} collapsed={collapsed} />}
          </Link>
          {!collapsed && hint !== undefined && (
            <p id={hintIdOf(to)} className="pr-3 pb-1 pl-10.5 text-small leading-snug text-ink-soft">
              {hint}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function WaitingCount({ shown, collapsed }: LinkCount & { collapsed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'rounded-full bg-signal px-1.5 text-small leading-5 font-bold text-on-signal tabular-nums',
        collapsed ? 'absolute top-0 right-0 text-[0.6875rem] leading-4' : 'ml-auto min-w-6 text-center',
      )}
    >
      {shown}
    </span>
  )
}

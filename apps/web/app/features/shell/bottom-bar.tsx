import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import type { Destination } from '#features/shell/navigation.tsx'
import { Menu } from '#ui/icons.ts'

const entry =
  'flex min-h-14 grow basis-0 flex-col items-center justify-center gap-0.5 rounded-medium font-display font-semibold hover:bg-spruce-soft aria-[current=page]:text-spruce'
/** Where text is enlarged, only pictures fit beside each other. */
const label = 'sr-only text-[0.75rem] leading-none @min-[18rem]:not-sr-only'

interface BottomBarProps {
  links: readonly Destination[]
  /** The sheet with all the links. */
  isMoreOpen: boolean
  onMore: () => void
}

/** The way around on a phone, within reach of a thumb. Its right end is left free for the assistant's button. */
export function BottomBar({ links, isMoreOpen, onMore }: BottomBarProps) {
  const { t } = useLingui()
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  return (
    <nav
      aria-label={t`Quick navigation`}
      className="bottom-bar @container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pr-18 pl-1 sm:hidden print:hidden"
    >
      <div className="flex">
        {links.map(({ to, label: name, Icon }) => (
          <Link key={to} to={to} aria-current={path === to ? 'page' : undefined} className={entry}>
            <Icon className="size-5" aria-hidden />
            <span className={label}>{name}</span>
          </Link>
        ))}
        <button type="button" aria-expanded={isMoreOpen} onClick={onMore} className={entry}>
          <Menu className="size-5" aria-hidden />
          <span className={label}>
            <Trans>More</Trans>
          </span>
        </button>
      </div>
    </nav>
  )
}

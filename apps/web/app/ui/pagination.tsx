import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { shownPages } from '#ui/shown-pages.ts'
import { ChevronLeft, ChevronRight } from './icons.ts'

interface PaginationProps {
  page: number
  pages: number
  onPage: (page: number) => void
  /** What is shown of how many, such as 'Showing 1-6 of 80 courses'. */
  text: ReactNode
  /** Tells it from another one on the same screen. */
  label?: string
}

export function Pagination({ page, pages, onPage, text, label }: PaginationProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={label ?? t`Pages`} className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-small text-ink-soft" role="status">
        {text}
      </p>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          <Turn label={t`Previous page`} to={page > 1 ? page - 1 : null} onPage={onPage}>
            <ChevronLeft className="size-5" aria-hidden />
          </Turn>
          {shownPages(page, pages).map((shown, place) =>
            shown === null ? (
              <span key={place === 0 ? 'before' : 'after'} className="px-1 text-ink-soft" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={shown}
                type="button"
                aria-label={t`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => onPage(shown)}
                className={classNames(
                  'min-h-10 min-w-9 rounded-small px-1 font-display font-semibold tabular-nums transition-colors',
                  shown === page ? 'bg-spruce text-on-spruce' : 'hover:bg-spruce-soft',
                )}
              >
                {shown}
              </button>
            ),
          )}
          <Turn label={t`Next page`} to={page < pages ? page + 1 : null} onPage={onPage}>
            <ChevronRight className="size-5" aria-hidden />
          </Turn>
        </div>
      )}
    </nav>
  )
}

interface TurnProps {
  label: string
  /** Null where there is none further. */
  to: number | null
  onPage: (page: number) => void
  children: ReactNode
}

/** It keeps the focus at the end of the way: a button that is switched off would lose it. */
function Turn({ label, to, onPage, children }: TurnProps) {
  const isEnd = to === null
  return (
    <IconButton label={label} aria-disabled={isEnd || undefined} onClick={() => !isEnd && onPage(to)}>
      {children}
    </IconButton>
  )
}

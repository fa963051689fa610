import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { shownPages } from '#ui/shown-pages.ts'

interface PaginationProps {
  page: number
  pages: number
  onPage: (page: number) => void
  /** What is shown of how many, such as 'Showing 1-6 of 80 courses'. */
  text: ReactNode
}

export function Pagination({ page, pages, onPage, text }: PaginationProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-small text-ink-soft" role="status">
        {text}
      </p>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label={t`Previous page`} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft className="size-5" aria-hidden />
          </IconButton>
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
          <IconButton label={t`Next page`} disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <ChevronRight className="size-5" aria-hidden />
          </IconButton>
        </div>
      )}
    </nav>
  )
}

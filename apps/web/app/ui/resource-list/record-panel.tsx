import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { X } from '#ui/icons.ts'

/** A list and, where there is room for both, the record beside it. */
export function ListAndRecord({ list, record }: { list: ReactNode; record: ReactNode }) {
  const hasRecord = record !== null && record !== undefined && record !== false
  return (
    <div className="@container">
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          hasRecord && '@4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        {list}
        {record}
      </div>
    </div>
  )
}

interface RecordPanelProps {
  id: string
  ref?: Ref<HTMLElement>
  title: ReactNode
  lang?: string | undefined
  /** Above the title. */
  above?: ReactNode
  /** What can be done with it, between the title and what it says: in sight wherever the list is scrolled to. */
  actions: ReactNode
  /** Without it, something is always open. */
  onClose?: () => void
  children: ReactNode
}

/** One row in full, beside its list. It keeps its place while the list scrolls, and scrolls by itself. */
export function RecordPanel({ id, ref, title, lang, above, actions, onClose, children }: RecordPanelProps) {
  const { t } = useLingui()
  return (
    <article
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'top-4 grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-large bg-raised px-[min(1.5rem,5vw)] pb-6 shadow-raised',
        'wrap-anywhere outline-none @4xl:sticky @4xl:max-h-[calc(100dvh-2rem)] @4xl:overflow-y-auto',
      )}
    >
      <div className="sticky top-0 z-10 grid gap-3 border-b border-line bg-raised pt-5 pb-3">
        {above}
        <div className="flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} lang={lang} className="line-clamp-2 text-title">
            {title}
          </h2>
          {onClose !== undefined && (
            <IconButton label={t`Close`} onClick={onClose} className="-mt-2 -mr-3">
              <X className="size-5" aria-hidden />
            </IconButton>
          )}
        </div>
        {actions}
      </div>
      {children}
    </article>
  )
}

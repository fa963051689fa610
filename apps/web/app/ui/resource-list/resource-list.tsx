import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from 'react'
import type { PagedRows } from '#lib/paged-query.ts'
import { classNames } from '#ui/class-names.ts'
import { TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { type Dialogs, FocusTarget, useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

/** As a query of `pagedQuery` gives it. */
export interface ListQuery<Row> {
  readonly data: PagedRows<Row> | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/** The shown page and the way to another: of the address (`useListAddress`) or of the screen (`usePage`). */
export interface ListPaging {
  readonly page: number
  readonly setPage: (page: number) => void
}

interface Shown {
  readonly page: number
  readonly pages: number
  readonly first: number
  readonly last: number
  readonly total: number
}

export interface ListFrameProps<Row> {
  query: ListQuery<Row>
  paging: ListPaging
  /** Names the list and takes the focus once a row is gone or another page is shown. Without one, the list does. */
  title?: ReactNode
  /** Only for screen readers: the page's heading says enough to others. */
  isTitleHidden?: boolean
  /** Takes the place of the title where the page's own heading is the list's. */
  heading?: ReactNode
  /** Shown below the title, and at the end of its line. */
  description?: ReactNode
  beside?: ReactNode
  filters?: ReactNode
  /** Shown between the filters and the rows. */
  intro?: ReactNode
  isDense?: boolean
  /** It has just been opened by the user. */
  takesFocus?: boolean
  /** Says what is loading in a line, and what failed in another: for short lists beside other things. */
  loading?: ReactNode
  /** Replaces the usual skeleton. */
  skeleton?: ReactNode
  /** How many rows the skeleton has. */
  expectedRows?: number
  failure: ReactNode
  /** Says in a line that there are no rows. */
  emptyText?: ReactNode
  /** Shown instead of the line if there are no rows. */
  empty?: ReactNode
  /** What is shown of how many, in words. */
  count?: (shown: Shown) => ReactNode
  /** The count appears only with a second page. */
  isCountOptional?: boolean
  pagesLabel?: string
  /** Replaces the usual pagination. */
  pager?: (pages: number) => ReactNode
}

interface ResourceListProps<Row, Name extends string> extends ListFrameProps<Row> {
  dialogs?: Dialogs<Row, Name> | undefined
  children: (
    rows: readonly Row[],
    open: (dialog: NoInfer<Name>, row: NoInfer<Row>) => void,
    isBusy: boolean,
  ) => ReactNode
}

/**
 * A list that comes page by page: with its title and filters, what is shown before it is there, when it cannot be had and
 * when it is empty, the way to other pages, and the dialogs of its rows.
 */
export function ResourceList<Row, Name extends string = never>(props: ResourceListProps<Row, Name>) {
  const { query, paging, title, takesFocus = false, filters, intro, dialogs, children } = props
  const { data, isPlaceholderData } = query
  const focusTarget = useRef<HTMLElement>(null)
  const { open, dialog } = useDialogs(dialogs, focusTarget)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / (data?.perPage ?? 1)))
  useExistingPage(paging, data !== undefined && !isPlaceholderData ? pages : null)
  useEffect(() => {
    if (takesFocus) focusTarget.current?.focus()
  }, [takesFocus])
  const content = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(content, focusTarget)
  const turnTo = (page: number) => {
    paging.setPage(page)
    if (title !== undefined) focusTarget.current?.focus()
  }
  return (
    <Section {...props} focusTarget={focusTarget}>
      {filters}
      <div ref={content} className={classNames('flex flex-col', props.isDense ? 'gap-4' : 'gap-6')}>
        {intro}
        <Frame {...props}>
          {data?.total === 0 && (props.emptyText === undefined ? props.empty : <NoRows>{props.emptyText}</NoRows>)}
          {data !== undefined && data.total > 0 && (
            <>
              <div>{children(data.rows, open, isPlaceholderData)}</div>
              <Pager {...props} data={data} pages={pages} onPage={turnTo} />
            </>
          )}
        </Frame>
      </div>
      {dialog}
    </Section>
  )
}

/** Goes back to the last page that is left once the shown one is gone. */
function useExistingPage({ page, setPage }: ListPaging, pages: number | null): void {
  useEffect(() => {
    if (pages !== null && page > pages) setPage(pages)
  })
}

/** Moves the focus to the list when the button that has it goes, such as with its row. */
function useFocusAfterRemoval(
  content: RefObject<HTMLElement | null>,
  focusTarget: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Node | null>(null)
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node && content.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', noteFocus)
    return () => document.removeEventListener('focusin', noteFocus)
  }, [content])
  useEffect(() => {
    if (document.activeElement === document.body && focused.current?.isConnected === false) focusTarget.current?.focus()
  })
}

interface SectionProps
  extends Pick<ListFrameProps<unknown>, 'title' | 'isTitleHidden' | 'heading' | 'description' | 'beside' | 'isDense'> {
  focusTarget: RefObject<HTMLElement | null>
  children: ReactNode
}

function Section({ title, heading, isDense = false, focusTarget, children, ...props }: SectionProps) {
  const id = useId()
  // A new function would take the element away during each render, when a dialog that closes may want it.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      focusTarget.current = element
    },
    [focusTarget],
  )
  const target = { ref, tabIndex: -1 }
  const layout = classNames('grid grid-cols-[minmax(0,1fr)] content-start', isDense ? 'gap-4' : 'gap-6')
  const content = <FocusTarget value={focusTarget}>{children}</FocusTarget>
  if (title !== undefined) {
    return (
      <section aria-labelledby={id} className={layout}>
        <FocusTarget value={focusTarget}>
          <Title {...props} id={id} target={target} title={title} />
        </FocusTarget>
        {content}
      </section>
    )
  }
  if (heading === undefined) {
    return (
      <div {...target} className={classNames(layout, 'outline-none')}>
        {content}
      </div>
    )
  }
  return (
    <div className={layout}>
      <div {...target} className="outline-none">
        {heading}
      </div>
      {content}
    </div>
  )
}

interface TitleProps extends Pick<ListFrameProps<unknown>, 'title' | 'isTitleHidden' | 'description' | 'beside'> {
  id: string
  target: { ref: (element: HTMLElement | null) => void; tabIndex: number }
}

function Title({ id, target, title, isTitleHidden = false, description, beside }: TitleProps) {
  const look = isTitleHidden ? 'sr-only' : 'text-title outline-none wrap-anywhere'
  const titleElement = (
    <h2 {...target} id={id} className={look}>
      {title}
    </h2>
  )
  if (description === undefined && beside === undefined) return titleElement
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid max-w-prose gap-1">
        {titleElement}
        {description}
      </div>
      {beside}
    </div>
  )
}

type FrameProps = Pick<ListFrameProps<unknown>, 'query' | 'loading' | 'skeleton' | 'expectedRows' | 'failure'> & {
  children: ReactNode
}

function Frame({ query, loading, skeleton, expectedRows = 5, failure, children }: FrameProps) {
  if (loading === undefined) {
    return (
      <TableFrame query={query} rows={expectedRows} skeleton={skeleton} failure={failure}>
        {children}
      </TableFrame>
    )
  }
  if (query.data !== undefined) return children
  if (query.isFetching) return <PendingLine>{loading}</PendingLine>
  return query.error === null ? null : <RetryAlert onRetry={() => void query.refetch()}>{failure}</RetryAlert>
}

interface PagerProps
  extends Pick<ListFrameProps<unknown>, 'paging' | 'count' | 'isCountOptional' | 'pagesLabel' | 'pager'> {
  data: PagedRows<unknown>
  pages: number
  onPage: (page: number) => void
}

function Pager({ paging, count, isCountOptional = false, pagesLabel, pager, data, pages, onPage }: PagerProps) {
  if (pager !== undefined) return pager(pages)
  if (isCountOptional && pages === 1) return null
  const first = (data.page - 1) * data.perPage + 1
  const shown = { page: data.page, pages, first, last: first + data.rows.length - 1, total: data.total }
  return (
    <Pagination
      page={paging.page}
      pages={pages}
      onPage={onPage}
      text={count?.(shown)}
      {...(pagesLabel && { label: pagesLabel })}
    />
  )
}

/** Says in a line that there are no rows. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className="py-6 text-ink-soft">{children}</p>
}

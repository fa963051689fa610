import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Which rows of a list are selected, also on other pages, each as it was when it was selected. */
export interface RowSelection<Row> {
  readonly rows: readonly Row[]
  readonly set: (rows: readonly Row[]) => void
  readonly keyOf: (row: Row) => string | number
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  /** Whether something can be done with a row together with others. */
  readonly canSelect: (row: Row) => boolean
}

interface SelectionOptions<Row> {
  /** Tells rows apart whose ids do not. */
  readonly keyOf?: (row: Row) => string | number
  /** Every row, unless it is given. */
  readonly canSelect?: (row: Row) => boolean
}

export function useRowSelection<Row extends { readonly id: string | number }>(options: SelectionOptions<Row> = {}) {
  const { keyOf = ({ id }: Row) => id, canSelect = () => true } = options
  const [rows, set] = useState<readonly Row[]>([])
  const without = (row: Row) => rows.filter((each) => keyOf(each) !== keyOf(row))
  const has = (row: Row) => without(row).length < rows.length
  const toggle = (row: Row) => set(has(row) ? without(row) : [...rows, row])
  return { rows, set, keyOf, has, toggle, canSelect } satisfies RowSelection<Row>
}

/** What decides about the rows of a list, one by one and together. The list shows it without knowing how. */
export interface RowDecisions<Row> {
  readonly selection: RowSelection<Row>
  /** Stands above the rows: what can be done with the selected ones, and what became of the last decisions. */
  readonly bar: (page: readonly Row[], matching: Omit<MatchingRows<Row>, 'max'>) => ReactNode
  /** Decides about one row. It asks first for a reason, and before what cannot be undone. */
  readonly decide: (decision: 'approve' | 'reject', row: Row) => void
  /** A row was answered in words, perhaps so that it can be undone. */
  readonly answered: (row: Row, canUndo: boolean) => void
  /** Whether a row is being decided about. */
  readonly isBusy: (row: Row) => boolean
}

/** Every row that matches a list's filters and can be selected, beyond the page that is shown. */
export interface MatchingRows<Row> {
  /** How many there are; undefined until that is known. */
  readonly total: number | undefined
  /** At most as many can be selected. */
  readonly max: number
  readonly readAll: () => Promise<readonly Row[]>
}

interface SelectionBarProps<Row> {
  selection: RowSelection<Row>
  /** The rows of the page. */
  page: readonly Row[]
  matching?: MatchingRows<Row> | undefined
  /** Shown while nothing is selected. */
  beside?: ReactNode
  /** What can be done with the selected rows: buttons of size 'small'. `isWaiting` while all that match are read. */
  children: (selected: readonly Row[], isWaiting: boolean) => ReactNode
}

/** Selects the page, or all that match the filters, and offers what can be done with them. */
export function SelectionBar<Row>({ selection, page, matching, beside, children }: SelectionBarProps<Row>) {
  const { rows, set, keyOf, has, canSelect } = selection
  const all = useMutation({ mutationFn: async () => matching?.readAll() ?? [] })
  const selectable = page.filter(canSelect)
  if (selectable.length === 0 && rows.length === 0) return beside
  const isPageSelected = selectable.length > 0 && selectable.every(has)
  const total = Math.min(matching?.total ?? 0, matching?.max ?? 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex min-h-9 items-center gap-3 text-small">
          <input
            type="checkbox"
            className="tick"
            checked={isPageSelected}
            disabled={selectable.length === 0}
            onChange={() => {
              const keys = new Set(selectable.map(keyOf))
              const others = rows.filter((row) => !keys.has(keyOf(row)))
              set(isPageSelected ? others : [...others, ...selectable])
            }}
          />
          <Trans>Select this page</Trans>
        </label>
        {rows.length === 0 ? (
          beside
        ) : (
          <>
            <p role="status" className="text-small font-semibold tabular-nums">
              <Plural value={rows.length} one="# selected" other="# selected" />
            </p>
            <div className="flex flex-wrap gap-2">{children(rows, all.isPending)}</div>
            <Button size="small" variant="link" onClick={() => set([])}>
              <Trans>Clear selection</Trans>
            </Button>
          </>
        )}
      </div>
      {matching !== undefined && isPageSelected && total > rows.length && (
        <div>
          <Button
            size="small"
            variant="link"
            busy={all.isPending}
            busyText={<Trans>Selecting...</Trans>}
            onClick={() =>
              all.mutate(undefined, { onSuccess: (found) => set(found.filter(canSelect).slice(0, matching.max)) })
            }
          >
            {(matching.total ?? 0) > matching.max ? (
              <Plural value={total} one="Select the first #" other="Select the first #" />
            ) : (
              <Plural value={total} one="Select all # that match" other="Select all # that match" />
            )}
          </Button>
        </div>
      )}
      {all.isError && (
        <Alert>
          <Trans>We couldn’t select them all. Please try again.</Trans>
        </Alert>
      )}
    </div>
  )
}

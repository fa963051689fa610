import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxQueueCount } from '@milepost/contract/queue/limits'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useMutation, usePrefetchQuery } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import { reasonsQuery } from '#features/queue/api.ts'
import { BulkProgress, UndecidedItems } from '#features/queue/bulk-progress.tsx'
import { DecisionDialog, isFinal } from '#features/queue/decision-dialog.tsx'
import { keyOf } from '#features/queue/merge-rows.ts'
import { SelectionBar } from '#features/queue/selection-bar.tsx'
import { UndoRuns } from '#features/queue/undo-runs.tsx'
import { type ItemDecision, type ItemOutcome, useDecisions } from '#features/queue/use-decisions.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { MatchingRows, RowSelection } from '#ui/resource-list/row-selection.tsx'
import { FocusTarget } from '#ui/resource-list/use-dialogs.tsx'

/** A row of a list as the queue knows it. */
export interface SelectableItem extends QueueItem {
  /** What may be decided about it; none: it cannot be selected. */
  readonly may: readonly ItemDecision[]
}

/** Selects rows of a list, also on its other pages, and decides about them as the queue does. */
export function useTableSelection<Row>(itemOf: (row: Row) => SelectableItem): RowSelection<Row> {
  const decisions = useDecisions()
  const [selected, setSelected] = useState<SelectedRows>(new Map())
  const [asked, setAsked] = useState<OpenQuestion>({ decision: 'approve', items: [], turn: 0, isOpen: false })
  const ask = (decision: ItemDecision, items: readonly SelectableItem[]) =>
    setAsked((before) => ({ decision, items, turn: before.turn + 1, isOpen: true }))
  return {
    isUsed: selected.size > 0,
    box: (row) => {
      const item = itemOf(row)
      return item.may.length > 0 && <SelectBox item={item} selected={selected} onSelect={setSelected} />
    },
    bar: (page, { total, readAll }) => (
      <TableSelectionBar
        decisions={decisions}
        page={page.map(itemOf).filter(({ may }) => may.length > 0)}
        matching={{ total, readAll: async () => (await readAll()).map(itemOf) }}
        selected={selected}
        onSelect={setSelected}
        asked={asked}
        onAsk={ask}
        onClose={() => setAsked((before) => ({ ...before, isOpen: false }))}
      />
    ),
    decide: (decision, row) => {
      const item = itemOf(row)
      if (decision === 'reject' || isFinal(item, decision)) ask(decision, [item])
      else void decisions.decide([item], decision)
    },
    answered: (row, canUndo) => {
      const item = itemOf(row)
      setSelected((before) => new Map([...before].filter(([key]) => key !== keyOf(item))))
      decisions.answered(item, canUndo)
    },
    isBusy: (row) => decisions.busy.has(keyOf(itemOf(row))),
    clear: () => setSelected(new Map()),
  }
}

type SelectedRows = ReadonlyMap<string, SelectableItem>

/** What is asked about before it is decided. Each time it is asked has another turn. */
interface OpenQuestion {
  readonly decision: ItemDecision
  readonly items: readonly SelectableItem[]
  readonly turn: number
  readonly isOpen: boolean
}

interface TableSelectionBarProps {
  decisions: ReturnType<typeof useDecisions>
  page: readonly SelectableItem[]
  matching: MatchingRows<SelectableItem>
  selected: SelectedRows
  onSelect: (selected: SelectedRows) => void
  asked: OpenQuestion
  onAsk: (decision: ItemDecision, items: readonly SelectableItem[]) => void
  onClose: () => void
}

function TableSelectionBar({ decisions, page, matching, selected, onSelect, ...question }: TableSelectionBarProps) {
  const { bulk, failure } = decisions
  const { asked, onAsk, onClose } = question
  const all = useMutation({ mutationFn: matching.readAll })
  usePrefetchQuery(reasonsQuery)
  const list = useContext(FocusTarget)
  const doneTurn = useRef(0)
  const chosen = [...selected.values()]
  const isPageSelected = page.length > 0 && page.every((item) => selected.has(keyOf(item)))
  const { total = 0 } = matching
  const selectAll = () =>
    all.mutate(undefined, {
      onSuccess: (items) => onSelect(keyed(items.filter(({ may }) => may.length > 0).slice(0, maxQueueCount))),
    })
  const ask = (decision: ItemDecision) =>
    onAsk(
      decision,
      chosen.filter(({ may }) => may.includes(decision)),
    )
  const done = { ...decisions, undo: (items: readonly QueueItem[]) => void decisions.undo(items) }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {failure !== null && <Alert>{failure}</Alert>}
        <BulkProgress bulk={bulk} />
        {(page.length > 0 || chosen.length > 0) && (
          <SelectionBar
            chosen={chosen.length}
            isPageSelected={isPageSelected}
            canSelect={page.length > 0}
            matching={{
              total: Math.min(total, maxQueueCount),
              isCut: total > maxQueueCount,
              isLoading: all.isPending,
              hasFailed: all.isError,
              select: selectAll,
            }}
            isBusy={bulk.isSending}
            can={(decision) => chosen.some(({ may }) => may.includes(decision))}
            onSelectPage={(isOn) => {
              const keys = new Set(page.map(keyOf))
              onSelect(new Map([...selected].filter(([key]) => !keys.has(key)).concat(isOn ? [...keyed(page)] : [])))
            }}
            onDecide={ask}
          />
        )}
        <DecidedSummary decisions={done} />
      </div>
      <DecidedList decisions={done} />
      {asked.turn > 0 && (
        <DecisionDialog
          key={asked.turn}
          open={asked.isOpen}
          onClose={onClose}
          // What was pressed may be gone with its row.
          returnFocus={() => (doneTurn.current === asked.turn ? (list?.current ?? null) : null)}
          decision={asked.decision}
          items={asked.items}
          onDecide={(reason) => {
            doneTurn.current = asked.turn
            onSelect(new Map())
            void decisions.decide(asked.items, asked.decision, reason)
          }}
        />
      )}
    </>
  )
}

function keyed(items: readonly SelectableItem[]): SelectedRows {
  return new Map(items.map((item) => [keyOf(item), item]))
}

interface SelectBoxProps extends Pick<TableSelectionBarProps, 'selected' | 'onSelect'> {
  item: SelectableItem
}

function SelectBox({ item, selected, onSelect }: SelectBoxProps) {
  const { t } = useLingui()
  const key = keyOf(item)
  const title = item.title || t`Untitled`
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={t`Select ${title}`}
      checked={selected.has(key)}
      onChange={(event) =>
        onSelect(
          new Map([...selected].filter(([each]) => each !== key).concat(event.target.checked ? [[key, item]] : [])),
        )
      }
    />
  )
}

/** How many were decided here, and what could not be and why. */
function DecidedSummary({ decisions }: Parameters<typeof UndoRuns>[0]) {
  const { outcomes } = decisions
  const done = [...outcomes.values()].filter(({ error }) => error === null)
  const failed = outcomes.size - done.length
  return (
    <>
      <p role="status" className="px-2 text-small text-ink-soft empty:sr-only">
        {done.length > 0 && <Plural value={done.length} one="# item done." other="# items done." />}
        {failed > 0 && (
          <span>
            {' '}
            <Plural value={failed} one="# couldn’t be decided:" other="# couldn’t be decided:" />
          </span>
        )}
      </p>
      <UndecidedItems outcomes={outcomes} />
      <UndoRuns decisions={decisions} />
    </>
  )
}

/** What can still be undone: the list may no longer show it. It stays in sight however far down a row was decided. */
function DecidedList({ decisions: { outcomes, busy, undo } }: Parameters<typeof UndoRuns>[0]) {
  const { t } = useLingui()
  // What can't be undone stays: nothing else says what became of it.
  const shown = [...outcomes.values()].filter(
    ({ item, decision, error, canUndo }) =>
      error === null && (canUndo || (decision !== 'answer' && isFinal(item, decision))),
  )
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={t`Decided here`}
      className="sticky top-2 z-10 max-h-[min(13rem,25dvh)] overflow-y-auto rounded-medium bg-sunken px-4 py-2 text-small shadow-floating"
    >
      {shown.map((outcome) => (
        <DecidedRow
          key={keyOf(outcome.item)}
          outcome={outcome}
          isBusy={busy.has(keyOf(outcome.item))}
          onUndo={() => undo([outcome.item])}
        />
      ))}
    </ul>
  )
}

interface DecidedRowProps {
  outcome: ItemOutcome
  isBusy: boolean
  onUndo: () => void
}

function DecidedRow({ outcome: { item, decision, canUndo }, isBusy, onUndo }: DecidedRowProps) {
  const { t } = useLingui()
  const title = item.title || t`Untitled`
  return (
    <li className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-small wrap-anywhere">
      <span>
        {decision === 'answer' && <Trans>“{title}” is answered.</Trans>}
        {decision === 'reject' && <Trans>“{title}” is rejected.</Trans>}
        {decision === 'approve' && <Trans>“{title}” is approved.</Trans>}
      </span>
      {canUndo && (
        <Button size="small" variant="link" busy={isBusy} busyText={<Trans>Undoing...</Trans>} onClick={onUndo}>
          <Trans>Undo</Trans>
          <span className="sr-only"> “{title}”</span>
        </Button>
      )}
    </li>
  )
}

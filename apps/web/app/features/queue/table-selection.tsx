import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxQueueCount } from '@milepost/contract/queue/limits'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import { reasonsQuery } from '#features/queue/api.ts'
import { BulkDecision } from '#features/queue/bulk-decision.tsx'
import { BulkProgress, UndecidedItems } from '#features/queue/bulk-progress.tsx'
import { DecisionDialog, isFinal } from '#features/queue/decision-dialog.tsx'
import { keyOf } from '#features/queue/merge-rows.ts'
import { UndoRuns } from '#features/queue/undo-runs.tsx'
import { type ItemDecision, type ItemOutcome, useDecisions } from '#features/queue/use-decisions.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type RowDecisions, SelectionBar, useRowSelection } from '#ui/resource-list/row-selection.tsx'
import { FocusTarget } from '#ui/resource-list/use-dialogs.tsx'

/** A row of a list as the queue knows it. */
export interface SelectableItem extends QueueItem {
  /** What may be decided about it; none: it cannot be selected. */
  readonly may: readonly ItemDecision[]
}

/** Selects rows of a list, also on its other pages, and decides about them as the queue does. */
export function useTableSelection<Row extends { readonly id: number }>(
  itemOf: (row: Row) => SelectableItem,
): RowDecisions<Row> {
  const decisions = useDecisions()
  usePrefetchQuery(reasonsQuery)
  const selection = useRowSelection<Row>({ canSelect: (row) => itemOf(row).may.length > 0 })
  const [asked, setAsked] = useState<OpenQuestion>({ decision: 'approve', items: [], turn: 0, isOpen: false })
  const ask = (decision: ItemDecision, items: readonly SelectableItem[]) =>
    setAsked((before) => ({ decision, items, turn: before.turn + 1, isOpen: true }))
  const done = { ...decisions, undo: (items: readonly QueueItem[]) => void decisions.undo(items) }
  return {
    selection,
    bar: (page, matching) => (
      <>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {decisions.failure !== null && <Alert>{decisions.failure}</Alert>}
          <BulkProgress bulk={decisions.bulk} />
          <SelectionBar selection={selection} page={page} matching={{ ...matching, max: maxQueueCount }}>
            {(rows, isWaiting) => (
              <DecisionButtons
                items={rows.map(itemOf)}
                // A decision made before all are selected would be about the page alone.
                isBusy={isWaiting || decisions.bulk.isSending}
                onDecide={ask}
              />
            )}
          </SelectionBar>
          <DecidedSummary decisions={done} />
        </div>
        <DecidedList decisions={done} />
        {asked.turn > 0 && (
          <Question
            key={asked.turn}
            asked={asked}
            onClose={() => setAsked((before) => ({ ...before, isOpen: false }))}
            onDecide={(reason) => {
              selection.set([])
              void decisions.decide(asked.items, asked.decision, reason)
            }}
          />
        )}
      </>
    ),
    decide: (decision, row) => {
      const item = itemOf(row)
      if (decision === 'reject' || isFinal(item, decision)) ask(decision, [item])
      else void decisions.decide([item], decision)
    },
    answered: (row, canUndo) => {
      selection.set(selection.rows.filter(({ id }) => id !== row.id))
      decisions.answered(itemOf(row), canUndo)
    },
    isBusy: (row) => decisions.busy.has(keyOf(itemOf(row))),
  }
}

/** What is asked about before it is decided. Each time it is asked has another turn. */
interface OpenQuestion {
  readonly decision: ItemDecision
  readonly items: readonly SelectableItem[]
  readonly turn: number
  readonly isOpen: boolean
}

interface DecisionButtonsProps {
  items: readonly SelectableItem[]
  isBusy: boolean
  onDecide: (decision: ItemDecision, items: readonly SelectableItem[]) => void
}

function DecisionButtons({ items, isBusy, onDecide }: DecisionButtonsProps) {
  const decidable = (decision: ItemDecision) => items.filter(({ may }) => may.includes(decision))
  return (['approve', 'reject'] as const)
    .filter((decision) => decidable(decision).length > 0)
    .map((decision) => (
      <BulkDecision
        key={decision}
        decision={decision}
        isBusy={isBusy}
        onPress={() => onDecide(decision, decidable(decision))}
      />
    ))
}

interface OpenQuestionProps {
  asked: OpenQuestion
  onClose: () => void
  onDecide: (reason: string) => void
}

function Question({ asked, onClose, onDecide }: OpenQuestionProps) {
  const list = useContext(FocusTarget)
  const isDone = useRef(false)
  return (
    <DecisionDialog
      open={asked.isOpen}
      onClose={onClose}
      // What was pressed may be gone with its row.
      returnFocus={() => (isDone.current ? (list?.current ?? null) : null)}
      decision={asked.decision}
      items={asked.items}
      onDecide={(reason) => {
        isDone.current = true
        onDecide(reason)
      }}
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
      <p role="status" className="text-small text-ink-soft empty:sr-only">
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

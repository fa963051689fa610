import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxQueueCount, type QueueKind } from '@milepost/contract/queue/limits'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useMutation, usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { detailsQuery, matchingMutation, reasonsQuery } from '#features/queue/api.ts'
import { BulkDecision } from '#features/queue/bulk-decision.tsx'
import { BulkProgress, UndecidedItems } from '#features/queue/bulk-progress.tsx'
import { DecisionDialog, isFinal } from '#features/queue/decision-dialog.tsx'
import { ItemPanel } from '#features/queue/item-panel.tsx'
import { KeysHelp } from '#features/queue/keys-help.tsx'
import { useKeysSetting } from '#features/queue/keys-setting.ts'
import { keyOf } from '#features/queue/merge-rows.ts'
import { QueueRow } from '#features/queue/queue-row.tsx'
import type { TodayParts } from '#features/queue/today.tsx'
import { UndoRuns } from '#features/queue/undo-runs.tsx'
import { type ItemDecision, isDecidable } from '#features/queue/use-decisions.ts'
import { useDuplicateReason } from '#features/queue/use-duplicate-reason.ts'
import { type Queue, useQueue } from '#features/queue/use-queue.ts'
import { useQueueKeys } from '#features/queue/use-queue-keys.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ListAndRecord } from '#ui/resource-list/record-panel.tsx'
import { type MatchingRows, SelectionBar } from '#ui/resource-list/row-selection.tsx'
import { useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface QueueBoardProps extends TodayParts {
  userId: string
  read: readonly QueueItem[]
  kind: QueueKind | ''
  /** How many of the kind wait that can be approved or rejected; undefined until that is known. */
  total: number | undefined
  empty: ReactNode
}

interface DecisionQuestion {
  readonly decision: ItemDecision
  readonly items: readonly QueueItem[]
  readonly reason?: string
}

/** The list, the open item beside it, and the keys for both. */
export function QueueBoard({ userId, read, kind, total, empty, courseRecord, answerDialog }: QueueBoardProps) {
  const { t } = useLingui()
  const queue = useQueue(read)
  const { current, chosen, bulk } = queue
  const { mutateAsync: readAll } = useMutation(matchingMutation)
  const matching = total === undefined ? undefined : { total, max: maxQueueCount, readAll: () => readAll(kind) }
  const { isOn } = useKeysSetting(userId)
  const { openDialog, dialog } = useBoardDialogs(queue, isOn, answerDialog)
  usePrefetchQuery(reasonsQuery)

  const ask = (decision: ItemDecision, items: readonly QueueItem[]) => {
    const [item] = items
    if (item === undefined || (items.length > 1 && bulk.isSending)) return
    if (items.length === 1 && decision === 'approve' && !isDecidable(item)) openDialog('answer', item)
    else if (decision === 'reject' || items.length > 1 || isFinal(item, decision))
      openDialog('question', { decision, items })
    else queue.decide(items, decision)
  }
  const waiting = current !== undefined && queue.isWaiting(current) ? [current] : []
  const act = (decision: ItemDecision) => {
    const items = chosen.length > 0 ? chosen : waiting
    if (items.length === 1 && decision === 'reject' && items.every((item) => !isDecidable(item)))
      openDialog('answer', items[0])
    else ask(decision, items)
  }
  const reasonOf = useDuplicateReason()
  const rejectDuplicate = () => {
    const reason = waiting.map(reasonOf)[0]
    if (reason != null) openDialog('question', { decision: 'reject', items: waiting, reason })
    else if (waiting.length > 0)
      notify({ text: t`We found nothing that it looks like.`, tone: 'note', id: 'no-duplicate' })
  }
  const onKeyDown = useQueueKeys(
    {
      j: () => queue.move(1),
      k: () => queue.move(-1),
      o: () => document.getElementById(panelId)?.focus(),
      a: () => act('approve'),
      r: () => act('reject'),
      d: rejectDuplicate,
      x: () => current !== undefined && queue.select(current),
      X: () => current !== undefined && queue.select(current, true),
      z: queue.undoLast,
      '?': () => openDialog('keys'),
    },
    { isOn, isPaused: queue.isPaused },
  )
  if (queue.rows.length === 0) return empty
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {queue.failure !== null && <Alert>{queue.failure}</Alert>}
      <BulkProgress bulk={bulk} />
      <section aria-label={t`What’s waiting, with keyboard shortcuts`} onKeyDown={onKeyDown}>
        <ListAndRecord
          list={<List queue={queue} matching={matching} onAct={ask} onHelp={() => openDialog('keys')} />}
          record={
            current !== undefined && (
              <ItemPanel
                key={keyOf(current)}
                id={panelId}
                item={current}
                isWaiting={queue.isWaiting(current)}
                isGone={queue.isGone(current) && !queue.outcomes.has(keyOf(current))}
                courseRecord={courseRecord}
                onApprove={() => ask('approve', [current])}
                onReject={() => ask('reject', [current])}
                onAnswer={() => openDialog('answer', current)}
              />
            )
          }
        />
      </section>
      {dialog}
    </div>
  )
}

const panelId = 'open-item'

function useBoardDialogs(queue: Queue, isOn: boolean, answerDialog: TodayParts['answerDialog']) {
  const queryClient = useQueryClient()
  const { open, dialog } = useDialogs<
    { question?: DecisionQuestion; item?: QueueItem },
    'question' | 'keys' | 'answer'
  >({
    keys: (_, { open: isOpen, onClose }) => <KeysHelp open={isOpen} onClose={onClose} isOn={isOn} />,
    question: ({ question }, control) =>
      question !== undefined && (
        <DecisionDialog
          {...control}
          returnFocus={queue.currentRow}
          {...question}
          onDecide={(reason) => queue.decide(question.items, question.decision, reason)}
        />
      ),
    answer: ({ item }, control) => {
      const details = item === undefined ? undefined : queryClient.getQueryData(detailsQuery(item).queryKey)
      if (item === undefined || details === undefined) return null
      const onAnswered = (canUndo?: boolean) => {
        control.onClose()
        queue.answered(item, canUndo)
      }
      return answerDialog(details, { ...control, returnFocus: queue.currentRow, onAnswered })
    },
  })
  function openDialog(name: 'keys'): void
  function openDialog(name: 'question', question: DecisionQuestion): void
  function openDialog(name: 'answer', item: QueueItem | undefined): void
  function openDialog(name: 'keys' | 'question' | 'answer', subject?: DecisionQuestion | QueueItem): void {
    if (subject === undefined) open(name, {})
    else open(name, 'items' in subject ? { question: subject } : { item: subject })
  }
  return { openDialog, dialog }
}

interface QueueListProps {
  queue: Queue
  matching: MatchingRows<QueueItem> | undefined
  onAct: (decision: ItemDecision, items: readonly QueueItem[]) => void
  onHelp: () => void
}

function List({ queue, matching, onAct, onHelp }: QueueListProps) {
  const { t } = useLingui()
  const { rows, current, selectable, outcomes, busy } = queue
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SelectionBar
        selection={queue.selection}
        page={selectable}
        matching={matching}
        beside={
          <Button size="small" variant="link" className="ml-auto" aria-haspopup="dialog" onClick={onHelp}>
            <Trans>Keyboard shortcuts</Trans>
          </Button>
        }
      >
        {(chosen, isWaiting) =>
          (['approve', 'reject'] as const).map((decision) => (
            <BulkDecision
              key={decision}
              decision={decision}
              // A decision made before all are selected would be about the page alone.
              isBusy={isWaiting || queue.bulk.isSending}
              onPress={() => onAct(decision, chosen)}
            />
          ))
        }
      </SelectionBar>
      <ul
        aria-label={t`What’s waiting`}
        aria-busy={busy.size > 0}
        className="max-h-80 overflow-y-auto rounded-medium bg-raised ring-1 ring-line @4xl:max-h-none"
        {...(queue.isPaused && { 'data-paused': true })}
      >
        {rows.map((item) => {
          const key = keyOf(item)
          return (
            <QueueRow
              key={key}
              item={item}
              outcome={outcomes.get(key)}
              isGone={queue.isGone(item)}
              isCurrent={item === current}
              isSelected={queue.selection.has(item)}
              isBusy={busy.has(key)}
              ref={queue.refOf(key)}
              onOpen={() => queue.open(item)}
              onSelect={() => queue.select(item)}
              onUndo={() => queue.undo([item])}
            />
          )
        })}
      </ul>
      <Outcomes outcomes={outcomes} />
      <UndoRuns decisions={queue} />
      {queue.hasLoaded && <UndecidedItems outcomes={outcomes} onOpen={queue.open} />}
    </div>
  )
}

/** Says to screen readers what became of the last decision, and to all how many could not be made. */
function Outcomes({ outcomes }: Pick<Queue, 'outcomes'>) {
  const failed = [...outcomes.values()].filter(({ error }) => error !== null).length
  const done = outcomes.size - failed
  return (
    <p role="status" className="text-small text-ink-soft empty:sr-only">
      {done > 0 && <Plural value={done} one="# item done." other="# items done." />}
      {failed > 0 && (
        <span>
          {' '}
          <Plural
            value={failed}
            one="# couldn’t be decided. The row says why."
            other="# couldn’t be decided. The rows say why."
          />
        </span>
      )}
    </p>
  )
}

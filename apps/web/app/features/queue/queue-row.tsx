import { Trans, useLingui } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import type { Ref } from 'react'
import { useKindNames } from '#features/queue/kinds.tsx'
import { type ItemOutcome, isDecidable } from '#features/queue/use-decisions.ts'
import { formatAgo } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

interface QueueRowProps {
  item: QueueItem
  outcome: ItemOutcome | undefined
  /** Whether it no longer waits, for a reason that is not here. */
  isGone: boolean
  isCurrent: boolean
  isSelected: boolean
  isBusy: boolean
  ref: Ref<HTMLButtonElement>
  onOpen: () => void
  onSelect: () => void
  onUndo: () => void
}

/** One thing that waits, or what became of it here. */
export function QueueRow({ item, outcome, isGone, isCurrent, isSelected, isBusy, ref, ...act }: QueueRowProps) {
  const { t } = useLingui()
  const kind = useKindNames()[item.kind].one
  const isDecidedHere = outcome !== undefined && outcome.error === null
  const isDone = isDecidedHere || isGone
  const title = item.title || t`Untitled`
  return (
    <li
      className={classNames(
        'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line px-2 py-2 first:border-t-0',
        isCurrent && 'bg-spruce-soft',
      )}
    >
      {isDecidable(item) && !isDone ? (
        <input
          type="checkbox"
          className="tick mt-0.5"
          aria-label={t`Select ${title}`}
          checked={isSelected}
          onChange={act.onSelect}
        />
      ) : (
        <span />
      )}
      <button
        ref={ref}
        type="button"
        aria-current={isCurrent}
        aria-busy={isBusy}
        onClick={act.onOpen}
        className="grid min-h-11 min-w-0 content-start text-left wrap-anywhere"
      >
        <span
          className={classNames('line-clamp-2 font-semibold', isDone && 'text-ink-soft line-through')}
          {...(item.language !== null && { lang: item.language })}
        >
          {title}
        </span>
        <span className="text-small text-ink-soft">
          {[kind, item.from, formatAgo(item.since)].filter((part) => part !== null).join(' · ')}
        </span>
        {outcome !== undefined && <OutcomeText outcome={outcome} item={item} />}
        {outcome === undefined && isGone && (
          <span className="text-small font-semibold text-ink-soft">
            <NoLongerWaiting />
          </span>
        )}
      </button>
      {isDecidedHere && outcome.canUndo ? (
        <Button variant="quiet" size="small" aria-label={t`Undo the decision about ${title}`} onClick={act.onUndo}>
          <Trans>Undo</Trans>
        </Button>
      ) : (
        <span />
      )}
    </li>
  )
}

/** Why something can't be decided that was not decided here. */
export function NoLongerWaiting() {
  return <Trans>No longer waiting. Someone else decided it, or it was withdrawn.</Trans>
}

function OutcomeText({ outcome: { decision, error }, item: { kind } }: { outcome: ItemOutcome; item: QueueItem }) {
  if (error !== null) return <span className="text-small text-danger">{error}</span>
  return (
    <span className={classNames('text-small font-semibold', decision === 'reject' ? 'text-danger' : 'text-success')}>
      {decision === 'answer' && <Trans>Answered</Trans>}
      {decision === 'approve' && <Approved kind={kind} />}
      {decision === 'reject' && (kind === 'failed_job' ? <Trans>Discarded</Trans> : <Trans>Rejected</Trans>)}
    </span>
  )
}

function Approved({ kind }: Pick<QueueItem, 'kind'>) {
  if (kind === 'course_request') return <Trans>Planned</Trans>
  return kind === 'failed_job' ? <Trans>Runs again</Trans> : <Trans>Approved</Trans>
}

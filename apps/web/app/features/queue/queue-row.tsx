import { Trans, useLingui } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import type { Ref } from 'react'
import { kindIcons, useKindNames } from '#features/queue/kinds.tsx'
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
  const Icon = kindIcons[item.kind]
  const isDecidedHere = outcome !== undefined && outcome.error === null
  const isDone = isDecidedHere || isGone
  const title = item.title || t`Untitled`
  const note = outcome === undefined ? isGone && <NoLongerWaiting /> : <OutcomeText outcome={outcome} item={item} />
  return (
    <li
      className={classNames(
        'grid min-h-10 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-3 py-1 first:border-t-0',
        isCurrent && 'bg-spruce-soft',
      )}
    >
      {isDecidable(item) && !isDone ? (
        <input
          type="checkbox"
          className="tick"
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
        className="grid min-h-8 min-w-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-left"
      >
        <span
          className={classNames('truncate font-semibold', isDone && 'text-ink-soft line-through')}
          {...(item.language !== null && { lang: item.language })}
        >
          {title}
        </span>
        <span className="text-small whitespace-nowrap text-ink-soft">{formatAgo(item.since)}</span>
        <Icon className="size-4 text-ink-soft" aria-hidden />
        <span className="sr-only">{[kind, item.from].filter((part) => part !== null).join(' · ')}</span>
        {note !== false && <span className="col-span-full pb-0.5 text-small wrap-anywhere">{note}</span>}
      </button>
      {isDecidedHere && outcome.canUndo ? (
        <Button
          variant="quiet"
          size="small"
          className="min-h-8! py-0.5!"
          aria-label={t`Undo the decision about ${title}`}
          onClick={act.onUndo}
        >
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
  if (error !== null) return <span className="text-danger">{error}</span>
  return (
    <span className={classNames('font-semibold', decision === 'reject' ? 'text-danger' : 'text-success')}>
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

import { Trans } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { ItemDetails } from '#features/queue/item-details.tsx'
import { screenOf, useKindNames } from '#features/queue/kinds.tsx'
import { NoLongerWaiting } from '#features/queue/queue-row.tsx'
import type { TodayParts } from '#features/queue/today.tsx'
import { isDecidable } from '#features/queue/use-decisions.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { RecordPanel } from '#ui/resource-list/record-panel.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface ItemPanelProps extends Pick<TodayParts, 'courseRecord'> {
  id: string
  item: QueueItem
  isWaiting: boolean
  /** Whether it no longer waits, for a reason that is not here. */
  isGone: boolean
  onApprove: () => void
  onReject: () => void
  /** Answers a course request in words. */
  onAnswer: () => void
}

/** The open item in full, with its decision above it, where it stays in reach. */
export function ItemPanel({ id, item, isWaiting, isGone, courseRecord, ...act }: ItemPanelProps) {
  const { kind, title, language } = item
  return (
    <RecordPanel
      id={id}
      title={title || <Trans>Untitled</Trans>}
      lang={language ?? undefined}
      above={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={kind === 'failed_job' ? 'danger' : 'plain'}>{useKindNames()[kind].one}</Badge>
          {kind !== 'message_report' && (
            <TextLink to={screenOf[kind]}>
              <Trans>See them all</Trans>
            </TextLink>
          )}
        </div>
      }
      actions={
        <>
          {isGone && (
            <p className="font-semibold text-ink-soft">
              <NoLongerWaiting />
            </p>
          )}
          {isWaiting && kind !== 'message_report' && (
            <div className="flex flex-wrap gap-3">
              <Button size="small" onClick={act.onApprove}>
                <ApproveText item={item} />
              </Button>
              {isDecidable(item) && (
                <Button size="small" variant="quiet" onClick={act.onReject}>
                  {kind === 'failed_job' ? <Trans>Discard</Trans> : <Trans>Reject</Trans>}
                </Button>
              )}
              {kind === 'course_request' && (
                <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={act.onAnswer}>
                  <Trans>Write an answer</Trans>
                </Button>
              )}
            </div>
          )}
        </>
      }
    >
      <ItemDetails item={item} courseRecord={courseRecord} />
    </RecordPanel>
  )
}

function ApproveText({ item }: { item: QueueItem }) {
  if (!isDecidable(item)) return <Trans>Answer</Trans>
  if (item.kind === 'course_request') return <Trans>Plan it</Trans>
  return item.kind === 'failed_job' ? <Trans>Retry</Trans> : <Trans>Approve</Trans>
}

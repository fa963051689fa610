import { Trans } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring'
import { ExternalLink } from 'lucide-react'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { formatDate, formatMoment } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

interface RequestListProps {
  requests: readonly MentoringRequest[]
  onWithdraw: (request: MentoringRequest) => void
}

/** The learner's own requests, the latest first. */
export function RequestList({ requests, onWithdraw }: RequestListProps) {
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id} className="grid gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <StatusBadge status={request.status} />
            <p className="text-small text-ink-soft">
              <Trans>Asked on {formatDate(request.createdAt)}</Trans>
            </p>
          </div>
          <p className="whitespace-pre-line wrap-anywhere">{request.topic}</p>
          {request.answer !== null && <Answer answer={request.answer} />}
          {request.status === 'requested' && (
            <>
              <ProposedTimes times={request.proposedTimes} />
              <div>
                <Button variant="quiet" size="small" onClick={() => onWithdraw(request)}>
                  <Trans>Withdraw</Trans>
                </Button>
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function StatusBadge({ status }: { status: MentoringRequest['status'] }) {
  switch (status) {
    case 'requested':
      return (
        <Badge tone="signal">
          <Trans>Waiting for an answer</Trans>
        </Badge>
      )
    case 'answered':
      return (
        <Badge tone="success">
          <Trans>Answered</Trans>
        </Badge>
      )
    case 'declined':
      return (
        <Badge tone="danger">
          <Trans>Declined</Trans>
        </Badge>
      )
    case 'withdrawn':
      return (
        <Badge>
          <Trans>Withdrawn</Trans>
        </Badge>
      )
  }
}

function ProposedTimes({ times }: { times: readonly string[] }) {
  return (
    <div className="text-small text-ink-soft">
      <p>
        <Trans>Proposed, in your time zone ({ownTimeZone()}):</Trans>
      </p>
      <ul className="mt-1 list-disc pl-5">
        {times.map((time) => (
          <li key={time}>{formatMoment(time)}</li>
        ))}
      </ul>
    </div>
  )
}

function Answer({ answer }: { answer: NonNullable<MentoringRequest['answer']> }) {
  const isLink = answer.link !== null && /^https?:\/\//i.test(answer.link)
  return (
    <div className="grid gap-2 border-l-4 border-spruce bg-paper px-4 py-3">
      {answer.time !== null && (
        <p className="font-semibold">
          <Trans>
            {formatMoment(answer.time)}, your time ({ownTimeZone()})
          </Trans>
        </p>
      )}
      {answer.note !== '' && <p className="whitespace-pre-line wrap-anywhere">{answer.note}</p>}
      {answer.link !== null && isLink && (
        <a
          href={answer.link}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-6 items-center gap-1.5 justify-self-start font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <Trans>Join the session (opens a new tab)</Trans>
          <ExternalLink className="size-4" aria-hidden />
        </a>
      )}
    </div>
  )
}

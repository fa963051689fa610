import { Trans } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { MentoringAnswer, StatusBadge } from '#features/mentoring/request-parts.tsx'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { formatDate, formatMoment } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'

interface OwnMentoringRequestsProps {
  requests: readonly MentoringRequest[]
  onWithdraw: (request: MentoringRequest) => void
}

/** The learner's own requests, the latest first. */
export function OwnRequests({ requests, onWithdraw }: OwnMentoringRequestsProps) {
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
          {request.answer !== null && <MentoringAnswer answer={request.answer} />}
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

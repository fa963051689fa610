import { Trans } from '@lingui/react/macro'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { ownTimeZone } from '#features/mentoring/time-zone.ts'
import { formatMoment } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { ExternalLink } from '#ui/icons.ts'

export function StatusBadge({ status }: { status: MentoringRequest['status'] }) {
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

/** When and where, and what else was answered. */
export function MentoringAnswer({ answer }: { answer: NonNullable<MentoringRequest['answer']> }) {
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

import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications'
import { StatusBadge } from '#features/applications/status-badge.tsx'
import { formatDate } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'

interface ApplicationListProps {
  applications: readonly Application[]
  onWithdraw: (application: Application) => void
}

/** The learner's own applications, the latest first. */
export function ApplicationList({ applications, onWithdraw }: ApplicationListProps) {
  const { t } = useLingui()
  return (
    <ul className="grid gap-4">
      {applications.map((application) => {
        const { id, courseTitle, institutionName, status, message, answer, createdAt, decidedAt } = application
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <StatusBadge status={status} />
              <p className="text-small text-ink-soft">
                {decidedAt === null ? (
                  <Trans>Sent on {formatDate(createdAt)}</Trans>
                ) : (
                  <Trans>
                    Sent on {formatDate(createdAt)}, decided on {formatDate(decidedAt)}
                  </Trans>
                )}
              </p>
            </div>
            <div>
              <h3 className="text-lead wrap-anywhere">{courseTitle}</h3>
              <p className="text-ink-soft wrap-anywhere">{institutionName}</p>
            </div>
            {status === 'closed' && (
              <p>
                <Trans>The course is not offered any more, so nobody will answer this application.</Trans>
              </p>
            )}
            {answer !== null && (
              <figure className="grid gap-1 border-l-4 border-spruce bg-paper px-4 py-3">
                <figcaption className="text-small text-ink-soft">
                  <Trans>Answer of the institution</Trans>
                </figcaption>
                <blockquote className="whitespace-pre-line wrap-anywhere">{answer}</blockquote>
              </figure>
            )}
            {message !== '' && (
              <Fold summary={<Trans>What you wrote</Trans>}>
                <p className="whitespace-pre-line wrap-anywhere">{message}</p>
              </Fold>
            )}
            {status === 'sent' && (
              <div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t`Withdraw the application to ${courseTitle}`}
                  onClick={() => onWithdraw(application)}
                >
                  <Trans>Withdraw</Trans>
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

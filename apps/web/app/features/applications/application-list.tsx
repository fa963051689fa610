import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { StatusBadge } from '#features/applications/status-badge.tsx'
import { formatDate } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

interface ApplicationListProps {
  applications: readonly Application[]
  isBusy: boolean
  onWithdraw: (application: Application) => void
}

/** The learner's own applications, the latest first. */
export function ApplicationList({ applications, isBusy, onWithdraw }: ApplicationListProps) {
  return (
    <ul aria-busy={isBusy} className="grid gap-4">
      {applications.map((application) => (
        <ApplicationCard key={application.id} application={application} onWithdraw={() => onWithdraw(application)} />
      ))}
    </ul>
  )
}

function ApplicationCard({ application, onWithdraw }: { application: Application; onWithdraw: () => void }) {
  const { t } = useLingui()
  const { courseTitle, institutionName, status, message, answer } = application
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StatusBadge status={status} />
        <p className="text-small text-ink-soft">
          <ApplicationDates {...application} />
        </p>
      </div>
      <div>
        <h3 className="text-lead wrap-anywhere">{courseTitle}</h3>
        <p className="text-ink-soft wrap-anywhere">{institutionName}</p>
      </div>
      {status === 'closed' && (
        <p>
          <Trans>This course is no longer offered, so your application is closed.</Trans>
        </p>
      )}
      {answer !== null && (
        <figure className="grid gap-1 border-l-4 border-spruce bg-paper px-4 py-3">
          <figcaption className="text-small text-ink-soft">
            <Trans>Reply from the institution</Trans>
          </figcaption>
          <blockquote className="whitespace-pre-line wrap-anywhere">{answer}</blockquote>
        </figure>
      )}
      {message !== '' && (
        <Disclosure summary={<Trans>What you wrote</Trans>}>
          <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        </Disclosure>
      )}
      {status === 'sent' && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Withdraw the application to ${courseTitle}`}
            onClick={onWithdraw}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

/** When an application was sent and decided. */
export function ApplicationDates({ createdAt, decidedAt }: Pick<Application, 'createdAt' | 'decidedAt'>) {
  if (decidedAt === null) return <Trans>Sent on {formatDate(createdAt)}</Trans>
  return (
    <Trans>
      Sent on {formatDate(createdAt)}, decided on {formatDate(decidedAt)}
    </Trans>
  )
}

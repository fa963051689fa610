import { Trans, useLingui } from '@lingui/react/macro'
import type { Application, Intake } from '@milepost/contract/applications/schema'
import { sharingMutation } from '#features/applications/api.ts'
import { Conversation } from '#features/applications/conversation.tsx'
import { WhatNext } from '#features/applications/what-next.tsx'
import { formatCalendarDay, formatDate } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { ApplicationStatusBadge } from '#ui/application-status.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Quote } from '#ui/quote.tsx'
import { notifyFailure } from '#ui/toast.tsx'

export type OwnDialog = 'withdrawal' | 'acceptance' | 'leaving'

interface ApplicationListProps {
  userId: string
  applications: readonly Application[]
  isBusy: boolean
  onOpen: (dialog: OwnDialog, application: Application) => void
}

/** The learner's own applications, the latest first. */
export function ApplicationList({ userId, applications, isBusy, onOpen }: ApplicationListProps) {
  return (
    <ul aria-busy={isBusy} className="grid gap-4">
      {applications.map((application) => (
        <ApplicationCard
          key={application.id}
          userId={userId}
          application={application}
          onOpen={(dialog) => onOpen(dialog, application)}
        />
      ))}
    </ul>
  )
}

/** When the chosen start of a course is, after the name it belongs to. */
export function IntakeStart({ startsOn }: Pick<Intake, 'startsOn'>) {
  return (
    <span>
      {', '}
      <Trans>starts on {formatCalendarDay(startsOn)}</Trans>
    </span>
  )
}

interface ApplicationCardProps {
  userId: string
  application: Application
  onOpen: (dialog: OwnDialog) => void
}

function ApplicationCard({ userId, application, onOpen }: ApplicationCardProps) {
  const { courseTitle, institutionName, intake, status, message, answer } = application
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ApplicationStatusBadge status={status} />
        <p className="text-small text-ink-soft">
          <ApplicationDates {...application} />
        </p>
      </div>
      <div>
        <h3 className="text-lead wrap-anywhere">{courseTitle}</h3>
        <p className="text-ink-soft wrap-anywhere">
          <span>{institutionName}</span>
          {intake !== null && <IntakeStart {...intake} />}
        </p>
      </div>
      <p className="empty:hidden">
        <WhatNext application={application} />
      </p>
      {answer !== null && <Quote isAnswer title={<Trans>Reply from the institution</Trans>} text={answer} />}
      {message !== '' && (
        <Disclosure summary={<Trans>What you wrote</Trans>}>
          <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        </Disclosure>
      )}
      {application.messages.total > 0 && (
        <Conversation userId={userId} application={application} side="learner" other={institutionName} />
      )}
      {status === 'enrolled' && <Sharing userId={userId} application={application} />}
      <Actions application={application} onOpen={onOpen} />
    </li>
  )
}

function Actions({ application: { status, courseTitle }, onOpen }: Omit<ApplicationCardProps, 'userId'>) {
  const { t } = useLingui()
  if (status === 'enrolled') {
    return (
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Leave the course ${courseTitle}`}
          onClick={() => onOpen('leaving')}
        >
          <Trans>Leave the course</Trans>
        </Button>
      </div>
    )
  }
  if (status !== 'applied' && status !== 'waiting' && status !== 'offered') return null
  return (
    <div className="flex flex-wrap gap-3">
      {status === 'offered' && (
        <Button
          size="small"
          aria-label={t`Accept the place in ${courseTitle}`}
          aria-haspopup="dialog"
          onClick={() => onOpen('acceptance')}
        >
          <Trans>Accept the place</Trans>
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={
          status === 'offered' ? t`Let the place in ${courseTitle} go` : t`Withdraw the application to ${courseTitle}`
        }
        onClick={() => onOpen('withdrawal')}
      >
        {status === 'offered' ? <Trans>Let it go</Trans> : <Trans>Withdraw</Trans>}
      </Button>
    </div>
  )
}

function Sharing({
  userId,
  application: { id, institutionName, sharesProgress },
}: Omit<ApplicationCardProps, 'onOpen'>) {
  const { t } = useLingui()
  const { subject, run } = useWrite(sharingMutation(userId), {
    onFailure: (error) => notifyFailure(error, t`We couldn’t save that. Please try again.`),
  })
  return (
    <Checkbox
      checked={subject?.sharesProgress ?? sharesProgress}
      onChange={({ target }) => void run({ id, sharesProgress: target.checked })}
    >
      <Trans>{institutionName} may see how many of this course’s steps on your road are done.</Trans>
    </Checkbox>
  )
}

/** When an application was sent, and when it last changed. */
export function ApplicationDates({ createdAt, decidedAt }: Pick<Application, 'createdAt' | 'decidedAt'>) {
  if (decidedAt === null) return <Trans>Sent on {formatDate(createdAt)}</Trans>
  return (
    <Trans>
      Sent on {formatDate(createdAt)}, changed on {formatDate(decidedAt)}
    </Trans>
  )
}

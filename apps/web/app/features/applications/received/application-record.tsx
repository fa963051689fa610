import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { ApplicationDates, IntakeStart } from '#features/applications/application-list.tsx'
import { Conversation } from '#features/applications/conversation.tsx'
import { KeptTexts } from '#features/applications/received/kept-texts.tsx'
import { formatCalendarDay } from '#lib/format.ts'
import { ApplicationStatusBadge } from '#ui/application-status.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { Quote } from '#ui/quote.tsx'

interface ApplicationRecordProps {
  userId: string
  institutionId: number
  application: ReceivedApplication
}

/** One application in full. */
export function ApplicationRecord({ userId, institutionId, application }: ApplicationRecordProps) {
  const { t } = useLingui()
  const { applicant, message, answer, status, intake, offerUntil, progress, credential } = application
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ApplicationStatusBadge status={status} />
          <span className="text-small text-ink-soft">
            <ApplicationDates {...application} />
          </span>
        </p>
        {applicant !== null && (
          <p>
            <a href={`mailto:${applicant.email}`} className="text-spruce underline underline-offset-4">
              <EmailAddress address={applicant.email} />
            </a>
          </p>
        )}
        <p className="wrap-anywhere">
          <span>{application.courseTitle}</span>
          {intake !== null && <IntakeStart {...intake} />}
        </p>
        {offerUntil !== null && status === 'offered' && (
          <p>
            <Trans>The offer holds until {formatCalendarDay(offerUntil)}.</Trans>
          </p>
        )}
        {progress !== null && (
          <p>
            <Plural
              value={progress.steps}
              _0="None of their steps uses this course now."
              one={`${progress.done} of # step of this course is done.`}
              other={`${progress.done} of # steps of this course are done.`}
            />
          </p>
        )}
        {credential === 'revoked' && (
          <p>
            <Trans>Their credential is revoked.</Trans>
          </p>
        )}
      </div>
      {message !== null && message !== '' && <Quote title={<Trans>What the learner wrote</Trans>} text={message} />}
      {answer !== null && <Quote isAnswer title={<Trans>Your answer</Trans>} text={answer} />}
      {status !== 'withdrawn' && (
        <Conversation
          userId={userId}
          application={application}
          side="institution"
          other={applicant?.name ?? t`The learner`}
          texts={(insert) => <KeptTexts institutionId={institutionId} onChoose={insert} />}
        />
      )}
    </div>
  )
}

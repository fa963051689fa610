import { Trans } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { ApplicationDates } from '#features/applications/application-list.tsx'
import { StatusBadge } from '#features/applications/status-badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { Disclosure } from '#ui/disclosure.tsx'

export const receivedColumns: readonly Column<ReceivedApplication>[] = [
  {
    key: 'applicant',
    header: <Trans>Learner</Trans>,
    isTitle: true,
    cell: ({ applicant }) =>
      applicant === null ? (
        <span className="text-ink-soft">
          <Trans>Withdrew the application</Trans>
        </span>
      ) : (
        <>
          <span className="block">{applicant.name}</span>
          <a
            href={`mailto:${applicant.email}`}
            className="font-text text-small font-normal text-spruce underline underline-offset-4"
          >
            {applicant.email}
          </a>
        </>
      ),
  },
  { key: 'course', header: <Trans>Course</Trans>, cell: ({ courseTitle }) => courseTitle },
  {
    key: 'words',
    header: <Trans>Message</Trans>,
    cell: ({ message, answer }) => <Words message={message} answer={answer} />,
  },
  {
    key: 'state',
    header: <Trans>Status</Trans>,
    cell: (application) => (
      <div className="grid justify-items-start gap-1">
        <StatusBadge status={application.status} />
        <span className="text-small text-ink-soft">
          <ApplicationDates {...application} />
        </span>
      </div>
    ),
  },
]

/** What the learner wrote, and what was answered. */
function Words({ message, answer }: Pick<ReceivedApplication, 'message' | 'answer'>) {
  const hasMessage = message !== null && message !== ''
  if (!hasMessage && answer === null) {
    return (
      <span className="text-ink-soft">
        <Trans>None</Trans>
      </span>
    )
  }
  return (
    <div className="grid gap-1">
      {hasMessage && (
        <Disclosure summary={<Trans>Message</Trans>}>
          <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        </Disclosure>
      )}
      {answer !== null && (
        <Disclosure summary={<Trans>Your answer</Trans>}>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </Disclosure>
      )}
    </div>
  )
}

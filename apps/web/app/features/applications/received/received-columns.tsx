import { Plural, Trans } from '@lingui/react/macro'
import type { ReceivedApplication } from '@milepost/contract/applications/schema'
import { formatCalendarDay, formatDate } from '#lib/format.ts'
import { ApplicationStatusBadge } from '#ui/application-status.tsx'
import type { Column } from '#ui/data-table.tsx'

export const receivedColumns: readonly Column<ReceivedApplication>[] = [
  {
    key: 'applicant',
    header: <Trans>Learner</Trans>,
    isTitle: true,
    cell: ({ applicant }) => applicant?.name ?? <Trans>Withdrew the application</Trans>,
  },
  {
    key: 'course',
    narrow: 'below',
    header: <Trans>Course</Trans>,
    isRoomy: true,
    cell: ({ courseTitle, intake }) => (
      <>
        <span>{courseTitle}</span>
        {intake !== null && (
          <span className="text-small text-ink-soft">
            {', '}
            {formatCalendarDay(intake.startsOn)}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'state',
    narrow: 'end',
    header: <Trans>Status</Trans>,
    cell: ({ status, messages }) => (
      <span className="flex flex-wrap items-center gap-2">
        <ApplicationStatusBadge status={status} />
        {messages.last === 'learner' && (
          <span className="text-small text-ink-soft">
            <Trans>Replied</Trans>
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'progress',
    header: <Trans>Steps</Trans>,
    cell: ({ progress }) =>
      progress === null || progress.steps === 0 ? null : (
        <Plural value={progress.steps} one={`${progress.done} of # done`} other={`${progress.done} of # done`} />
      ),
  },
  { key: 'sent', header: <Trans>Sent</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
]

import { Plural, Trans } from '@lingui/react/macro'
import type { QueueDetails, QueueItem } from '@milepost/contract/queue/schema'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { detailsQuery } from '#features/queue/api.ts'
import { CourseChanges } from '#features/queue/course-changes.tsx'
import { ReportDetails } from '#features/queue/report-details.tsx'
import { Signals } from '#features/queue/signals.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatAgo, formatMoment } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { useDurationText } from '#ui/use-duration-text.ts'

interface ItemDetailsProps {
  item: QueueItem
  /** What the course's own feature shows of it: its text, terms and earlier decisions. */
  courseRecord: (course: CourseItem['course']) => ReactNode
}
type CourseItem = Extract<QueueDetails, { kind: 'course' }>

/** An item in full. */
export function ItemDetails({ item, courseRecord }: ItemDetailsProps) {
  return (
    <Loaded
      query={useQuery(detailsQuery(item))}
      failure={(retry, error) =>
        error instanceof ApiError && error.code === 'not_found' ? (
          <p className="text-ink-soft">
            <Trans>It isn’t there any more.</Trans>
          </p>
        ) : (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load this item.</Trans>
          </RetryAlert>
        )
      }
    >
      {(details) => <Details item={item} details={details} courseRecord={courseRecord} />}
    </Loaded>
  )
}

function Details({ item, details, courseRecord }: { details: QueueDetails } & ItemDetailsProps) {
  const durationText = useDurationText()
  switch (details.kind) {
    case 'course':
      return <CourseItemDetails {...details} courseRecord={courseRecord} />
    case 'institution_request':
      return <RequestDetails {...details} />
    case 'course_request': {
      const { request, signals } = details
      const { requestedBy, category, difficulty, mode, duration, price, link } = request
      const since = formatAgo(details.applicantSince)
      return (
        <>
          <Signals signals={signals} />
          <Facts>
            <Trans>
              From {requestedBy}, who signed up {since}
            </Trans>
          </Facts>
          <Verified isVerified={details.applicantVerified} />
          <Facts>
            {[category, difficulty, mode, durationText(duration), price].filter((part) => part !== '').join(' · ')}
          </Facts>
          <Text>{request.description}</Text>
          {link !== null && <Facts>{link}</Facts>}
        </>
      )
    }
    case 'contact_message': {
      const { email, phone, createdAt, message } = details.message
      return (
        <>
          <Facts>{[email, phone, formatMoment(createdAt)].filter((part) => part !== '').join(' · ')}</Facts>
          <Text>{message}</Text>
        </>
      )
    }
    case 'mentoring': {
      const { requestedBy, plan, topic, proposedTimes } = details.request
      return (
        <>
          <Facts>{[requestedBy, plan].join(' · ')}</Facts>
          <Text>{topic}</Text>
          <Facts>{proposedTimes.map(formatMoment).join(' · ')}</Facts>
        </>
      )
    }
    case 'message_report':
      return <ReportDetails id={item.id} report={details.report} />
    case 'failed_job': {
      const { error, failedAt, tries } = details.job
      return (
        <>
          <Facts>
            {formatMoment(failedAt)}
            {tries !== null && (
              <span>
                {' · '}
                <Plural value={tries} one="# attempt" other="# attempts" />
              </span>
            )}
          </Facts>
          <Text>{error || '–'}</Text>
        </>
      )
    }
  }
}

function CourseItemDetails({
  course,
  approved,
  others,
  signals,
  courseRecord,
}: CourseItem & Pick<ItemDetailsProps, 'courseRecord'>) {
  return (
    <>
      <Facts>{course.institution_name ?? <Trans>Institution Unknown</Trans>}</Facts>
      <Signals signals={signals} />
      {approved !== null && <CourseChanges approved={approved} course={course} />}
      {courseRecord(course)}
      {others.length > 0 && (
        <section aria-labelledby="other-courses" className="grid gap-2">
          <h3 id="other-courses" className="text-body">
            <Trans>Other courses of this institution</Trans>
          </h3>
          <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
            {others.map(({ id, title, status }) => (
              <li
                key={id}
                className="col-span-2 grid items-start supports-[grid-template-columns:subgrid]:grid-cols-subgrid"
              >
                <div>
                  <CourseStatusBadge status={status} />
                </div>
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function RequestDetails({
  request,
  applicantSince,
  applicantVerified,
  signals,
}: Extract<QueueDetails, { kind: 'institution_request' }>) {
  const { applicant, email, address, description } = request
  const since = formatAgo(applicantSince)
  return (
    <>
      <Signals signals={signals} />
      <Facts>
        <Trans>
          From {applicant.name} ({applicant.email}), who signed up {since}
        </Trans>
      </Facts>
      <Verified isVerified={applicantVerified} />
      <Text>{description}</Text>
      <Facts>
        {email} · {address}
      </Facts>
    </>
  )
}

function Verified({ isVerified }: { isVerified: boolean }) {
  return (
    <div>
      {isVerified ? (
        <Badge tone="success">
          <Trans>Email address verified</Trans>
        </Badge>
      ) : (
        <Badge tone="signal">
          <Trans>Email address not verified</Trans>
        </Badge>
      )}
    </div>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return <p className="text-small text-ink-soft">{children}</p>
}

function Text({ children }: { children: ReactNode }) {
  return <p className="whitespace-pre-line">{children}</p>
}

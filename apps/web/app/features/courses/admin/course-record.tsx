import { Trans } from '@lingui/react/macro'
import type { AdminCourse, CourseDecision } from '@milepost/contract/courses/schema'
import { useQuery } from '@tanstack/react-query'
import { decisionsQuery } from '#features/courses/admin/api.ts'
import { CourseDetails } from '#features/courses/course-facts.tsx'
import { formatMoment } from '#lib/format.ts'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { CourseDuration, CoursePrice } from '#ui/course-terms.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

/** What a course says and every decision about it so far, for the admin who decides. */
export function CourseRecord({ course }: { course: AdminCourse }) {
  const { description, language } = course
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wrap-anywhere">
      <div className="grid gap-3">
        <p className="whitespace-pre-line" lang={language}>
          {description || <Trans>No description provided.</Trans>}
        </p>
        <p>
          <CourseDuration duration={course.duration} /> · <CoursePrice price={course.price} />
        </p>
        <CourseDetails course={course} />
      </div>
      <section aria-labelledby="course-decisions" className="grid gap-3">
        <h3 id="course-decisions" className="text-body">
          <Trans>Decisions</Trans>
        </h3>
        <Decisions id={course.id} />
      </section>
    </div>
  )
}

function Decisions({ id }: { id: number }) {
  return (
    <Loaded
      query={useQuery(decisionsQuery(id))}
      loading={<Trans>Loading decisions...</Trans>}
      failure={(retry) => (
        <RetryAlert onRetry={retry}>
          <Trans>We couldn’t load the decisions.</Trans>
        </RetryAlert>
      )}
    >
      {(decisions) => <DecisionList decisions={decisions} />}
    </Loaded>
  )
}

function DecisionList({ decisions }: { decisions: readonly CourseDecision[] }) {
  if (decisions.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No decision yet.</Trans>
      </p>
    )
  }
  return (
    <ol className="grid gap-4">
      {decisions.map(({ id: key, status, reason, actor, createdAt }) => (
        <li key={key} className="grid gap-1 border-l-4 border-line pl-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CourseStatusBadge status={status} />
            <span className="text-small text-ink-soft">
              <span>{actor ?? <Trans>A deleted account</Trans>}</span> · {formatMoment(createdAt)}
            </span>
          </div>
          {reason !== '' && <p className="whitespace-pre-line">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}

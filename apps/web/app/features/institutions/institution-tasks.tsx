import { Plural, Trans } from '@lingui/react/macro'
import type { InstitutionTasks as Tasks } from '@milepost/contract/institutions/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { courseCountQuery, institutionTasksQuery } from '#features/institutions/api.ts'
import { formatCalendarDay } from '#lib/format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { TaskRow } from '#ui/task-row.tsx'

interface InstitutionTasksProps {
  institutionId: number
  /** More rows, from other features. */
  children?: ReactNode
}

/** What to do next: applications to answer, rejected courses to mend, and courses about to start. */
export function InstitutionTasks({ institutionId, children }: InstitutionTasksProps) {
  const query = useQuery(institutionTasksQuery(institutionId))
  const hasNoCourses = useQuery(courseCountQuery(institutionId)).data === 0
  return (
    <section aria-labelledby="tasks" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="tasks" className="text-title">
        <Trans>What to do next</Trans>
      </h2>
      <Loaded
        query={query}
        failure={(retry) => (
          <ErrorState title={<Trans>We couldn’t load what’s waiting for you</Trans>} onRetry={retry} />
        )}
      >
        {(tasks) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Rows tasks={tasks} hasNoCourses={hasNoCourses} />
            {children}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function Rows({ tasks, hasNoCourses }: { tasks: Tasks; hasNoCourses: boolean }) {
  const { applications, rejected, starting } = tasks
  if (applications === 0 && rejected.total === 0 && starting.length === 0) {
    if (hasNoCourses) return <FirstCourse />
    return (
      <li className="text-ink-soft">
        <Trans>No applications or rejected courses are waiting for you.</Trans>
      </li>
    )
  }
  return (
    <>
      {applications > 0 && (
        <TaskRow
          action={
            <ButtonLink to={`${pages.institutionApplications}?status=applied`} size="small">
              <Trans>Answer applications</Trans>
            </ButtonLink>
          }
        >
          <Plural
            value={applications}
            one="# application is waiting for your answer."
            other="# applications are waiting for your answer."
          />
        </TaskRow>
      )}
      {rejected.total > 0 && (
        <TaskRow
          action={
            <ButtonLink to={`${pages.institutionCourses}?status=rejected`} variant="quiet" size="small">
              <Trans>See rejected courses</Trans>
            </ButtonLink>
          }
        >
          <Plural value={rejected.total} one="# course was rejected." other="# courses were rejected." />
          <ul className="mt-1 grid gap-1 text-small">
            {rejected.courses.map(({ id, title, reason }) => (
              <li key={id} className="line-clamp-2">
                <strong>{title}</strong>: <span>{reason ?? <Trans>No reason was given.</Trans>}</span>
              </li>
            ))}
          </ul>
        </TaskRow>
      )}
      {starting.map((course) => (
        <Starting key={course.id} course={course} />
      ))}
    </>
  )
}

function FirstCourse() {
  return (
    <TaskRow
      action={
        <ButtonLink to={pages.institutionCourses} size="small">
          <Trans>Add courses</Trans>
        </ButtonLink>
      }
    >
      <Trans>Learners can’t find a course of yours yet. Add one, or import a spreadsheet.</Trans>
    </TaskRow>
  )
}

function Starting({ course: { title, startsOn, enrolled, waiting } }: { course: Tasks['starting'][number] }) {
  return (
    <TaskRow
      action={
        <ButtonLink to={pages.institutionApplications} variant="quiet" size="small">
          <Trans>
            See applications <span className="sr-only">({title})</span>
          </Trans>
        </ButtonLink>
      }
    >
      <Trans>
        “{title}” starts on {formatCalendarDay(startsOn)}.
      </Trans>{' '}
      <span className="text-ink-soft">
        <Plural value={enrolled} _0="No learner enrolled yet." one="# learner enrolled." other="# learners enrolled." />
        {waiting > 0 && (
          <span>
            {' '}
            <Plural value={waiting} one="# is waiting." other="# are waiting." />
          </span>
        )}
      </span>
    </TaskRow>
  )
}

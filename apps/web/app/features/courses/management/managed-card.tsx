import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { CourseDetails } from '#features/courses/course-facts.tsx'
import { resubmissionMutation } from '#features/courses/management/api.ts'
import { CardMenu } from '#features/courses/management/card-menu.tsx'
import type { Bulk } from '#features/courses/management/table/use-bulk.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CourseAvailability } from '#ui/course-availability.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { CourseDuration, CoursePrice } from '#ui/course-terms.tsx'
import { notify, notifyFailure } from '#ui/toast.tsx'

/** What is named in passing beyond these says little. */
const maxSkillsNamed = 5

/** What opens for a course in a dialog. */
export type CourseDialogName = 'editor' | 'copy' | 'intakes' | 'deletion'

interface ManagedCardProps {
  course: Course
  bulk: Bulk
  onOpen: (dialog: CourseDialogName) => void
}

/** One of the institution's courses: its status, its content, and what can be done with it. */
export function ManagedCard({ course, bulk, onOpen }: ManagedCardProps) {
  const { t } = useLingui()
  const { language, status, management } = course
  const title = course.title || t`Untitled Course`
  return (
    <Card className="flex h-full flex-col gap-3 wrap-anywhere">
      <div className="flex flex-wrap gap-2">
        <CourseStatusBadge status={status} />
        <CourseAvailability course={course} />
      </div>
      <h2 className="text-title" lang={language}>
        {title}
      </h2>
      <p className="line-clamp-4 whitespace-pre-line text-ink-soft" lang={language}>
        {course.description || <Trans>No description provided.</Trans>}
      </p>
      <p>
        <Trans>
          Duration: <CourseDuration duration={course.duration} />
        </Trans>
        <br />
        <Trans>
          Price: <CoursePrice price={course.price} />
        </Trans>
      </p>
      <CourseDetails course={course} maxSkills={maxSkillsNamed} />
      {status === 'rejected' && (
        <div className="grid gap-2 border-l-4 border-danger bg-danger-soft px-4 py-3">
          <p className="font-display font-semibold">
            <Trans>Why it was rejected</Trans>
          </p>
          <p className="whitespace-pre-line">{management?.reason ?? <Trans>No reason was given.</Trans>}</p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
        {status === 'rejected' && <Resubmit course={course} title={title} />}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen('editor')}>
          <Trans>
            Edit <span className="sr-only">({title})</span>
          </Trans>
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpen('deletion')}>
          <Trans>
            Delete <span className="sr-only">({title})</span>
          </Trans>
        </Button>
        <CardMenu course={course} title={title} bulk={bulk} onOpen={onOpen} />
      </div>
    </Card>
  )
}

function Resubmit({ course, title }: { course: Course; title: string }) {
  const { t } = useLingui()
  const { busy, run } = useWrite(resubmissionMutation, {
    onDone: () => notify({ text: t`“${title}” is waiting for an admin now.`, tone: 'success' }),
    onFailure: (error) => notifyFailure(error, t`We couldn’t submit the course. Please try again.`),
  })
  return (
    <Button size="small" busy={busy} busyText={<Trans>Sending...</Trans>} onClick={() => void run(course)}>
      <Trans>
        Send again <span className="sr-only">({title})</span>
      </Trans>
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { sendAgain } from '#features/courses/management/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatRupees } from '#lib/format.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CourseStatusBadge } from '#ui/course-status.tsx'
import { CourseLanguageName, CourseLevelName } from '#ui/course-terms.tsx'
import { notify } from '#ui/toast.tsx'

/** What is named in passing beyond these says little. */
const maxSkillsNamed = 5

interface ManagedCardProps {
  course: Course
  onEdit: () => void
  onDelete: () => void
  onSentAgain: () => Promise<unknown>
}

/** One of the institution's courses: its status, its content, and what can be done with it. */
export function ManagedCard({ course, onEdit, onDelete, onSentAgain }: ManagedCardProps) {
  const { t } = useLingui()
  const { language, level, skills, status, management } = course
  const title = course.title || t`Untitled Course`
  const duration = course.duration || t`Flexible`
  const price = course.price ? formatRupees(course.price) : t`Free`
  const names = skills.slice(0, maxSkillsNamed).map(({ name }) => name)
  const taught = skills.length > names.length ? `${names.join(', ')} …` : names.join(', ')
  const { busy, send } = useSubmit((error) =>
    notify({
      text: (error instanceof ApiError && error.message) || t`The course could not be sent in. Please try again.`,
      tone: 'danger',
    }),
  )
  const again = () =>
    send(async () => {
      await sendAgain(course.id)
      notify({ text: t`“${title}” waits for an admin now.`, tone: 'success' })
      await onSentAgain()
    })
  return (
    <Card className="flex h-full flex-col gap-3 wrap-anywhere">
      <div>
        <CourseStatusBadge status={status} />
      </div>
      <h2 className="text-title" lang={language}>
        {title}
      </h2>
      <p className="line-clamp-4 whitespace-pre-line text-ink-soft" lang={language}>
        {course.description || <Trans>No description provided.</Trans>}
      </p>
      <p>
        <Trans>Duration: {duration}</Trans>
        <br />
        <Trans>Price: {price}</Trans>
      </p>
      <p className="text-small text-ink-soft">
        <CourseLanguageName language={language} />
        {level !== null && (
          <>
            {' · '}
            <CourseLevelName level={level} />
          </>
        )}
        {skills.length > 0 && ` · ${taught}`}
      </p>
      {status === 'rejected' && (
        <div className="grid gap-2 border-l-4 border-danger bg-danger-soft px-4 py-3">
          <p className="font-display font-semibold">
            <Trans>Why it was rejected</Trans>
          </p>
          <p className="whitespace-pre-line">{management?.reason ?? <Trans>No reason was given.</Trans>}</p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {status === 'rejected' && (
          <Button size="small" busy={busy} busyText={<Trans>Sending...</Trans>} onClick={() => void again()}>
            <Trans>
              Send again <span className="sr-only">({title})</span>
            </Trans>
          </Button>
        )}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onEdit}>
          <Trans>
            Edit <span className="sr-only">({title})</span>
          </Trans>
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onDelete}>
          <Trans>
            Delete <span className="sr-only">({title})</span>
          </Trans>
        </Button>
      </div>
    </Card>
  )
}

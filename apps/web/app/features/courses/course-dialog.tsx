import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import { type ReactNode, useRef } from 'react'
import { CourseFacts } from '#features/courses/course-facts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PublishedLink } from '#ui/published-link.tsx'

interface CourseDialogProps {
  /** Null closes it. */
  course: Course | null
  institution: Institution | undefined
  onClose: () => void
  /** What it is for, where it was opened for something. */
  about?: ReactNode
  /** Shown at the end, with the button that closes the dialog. */
  end: (course: Course, institution: Institution | undefined, close: ReactNode) => ReactNode
}

export function CourseDialog({ course, institution, onClose, about, end }: CourseDialogProps) {
  // What was shown last stays while the dialog fades, or it would go blank on its way out.
  const last = useRef<{ course: Course; institution: Institution | undefined } | null>(null)
  if (course !== null) last.current = { course, institution }
  const shown = last.current
  if (shown === null) return null
  return (
    <Dialog
      open={course !== null}
      onClose={onClose}
      wide
      startAtTitle
      title={<span lang={shown.course.language}>{shown.course.title}</span>}
    >
      {about}
      <CourseFacts course={shown.course} />
      <p lang={shown.course.language} className="whitespace-pre-line">
        {shown.course.description}
      </p>
      {shown.course.skills.length > 0 && <Taught skills={shown.course.skills} />}
      <section className="grid gap-1 rounded-medium bg-paper p-4">
        <h3 className="text-body">
          <Trans>Offered By</Trans>
        </h3>
        {shown.institution === undefined ? (
          <p>
            <Trans>Institution Unknown</Trans>
          </p>
        ) : (
          <OfferedBy institution={shown.institution} />
        )}
      </section>
      <p className="text-small">
        <PublishedLink kind="course" id={shown.course.id}>
          <Trans>Page to share</Trans>
        </PublishedLink>
      </p>
      {end(
        shown.course,
        shown.institution,
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>,
      )}
    </Dialog>
  )
}

function Taught({ skills }: { skills: Course['skills'] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-body">
        <Trans>What it teaches</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OfferedBy({ institution }: { institution: Institution }) {
  return (
    <>
      <p className="font-medium">{institution.name}</p>
      <p className="text-small">{institution.address}</p>
      {institution.email !== '' && (
        <p className="text-small">
          <a href={`mailto:${institution.email}`} className="text-spruce underline underline-offset-4">
            {institution.email}
          </a>
        </p>
      )}
      <p className="text-small text-ink-soft">{institution.description}</p>
    </>
  )
}

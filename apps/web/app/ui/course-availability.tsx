import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { Badge } from '#ui/badge.tsx'

/** Says that a course is full, takes no applications, or is archived; nothing of one that is open. */
export function CourseAvailability({ course: { closed, full, management } }: { course: Course }) {
  if (!full && !closed && !management?.archived) return null
  return (
    <span className="flex flex-wrap gap-1">
      {full && (
        <Badge>
          <Trans>Full</Trans>
        </Badge>
      )}
      {closed && (
        <Badge>
          <Trans>Closed for applications</Trans>
        </Badge>
      )}
      {management?.archived && (
        <Badge>
          <Trans>Archived</Trans>
        </Badge>
      )}
    </span>
  )
}

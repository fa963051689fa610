import { Trans } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones = { pending: 'signal', approved: 'success', rejected: 'danger' } as const satisfies Record<
  Course['status'],
  BadgeTone
>

export function CourseStatusBadge({ status }: { status: Course['status'] }) {
  return (
    <Badge tone={tones[status]}>
      <CourseStatusName status={status} />
    </Badge>
  )
}

function CourseStatusName({ status }: { status: Course['status'] }) {
  const names = {
    pending: <Trans>Pending</Trans>,
    approved: <Trans>Approved</Trans>,
    rejected: <Trans>Rejected</Trans>,
  }
  return names[status]
}

import { Trans } from '@lingui/react/macro'
import type { CourseRequest } from '@milepost/contract/course-requests/schema'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

export function RequestState({ status }: Pick<CourseRequest, 'status'>) {
  const looks = {
    requested: { tone: 'signal', text: <Trans>Waiting for an answer</Trans> },
    planned: { tone: 'spruce', text: <Trans>Planned</Trans> },
    added: { tone: 'success', text: <Trans>Added</Trans> },
    declined: { tone: 'danger', text: <Trans>Declined</Trans> },
  } as const satisfies Record<CourseRequest['status'], { tone: BadgeTone; text: unknown }>
  const { tone, text } = looks[status]
  return <Badge tone={tone}>{text}</Badge>
}

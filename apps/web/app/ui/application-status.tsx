import { useLingui } from '@lingui/react/macro'
import type { ApplicationStatus } from '@milepost/contract/applications/limits'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<ApplicationStatus, BadgeTone> = {
  applied: 'signal',
  waiting: 'plain',
  offered: 'spruce',
  enrolled: 'success',
  completed: 'success',
  declined: 'danger',
  withdrawn: 'plain',
  left: 'plain',
  closed: 'plain',
}

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{useApplicationStatusNames()[status]}</Badge>
}

/** What the states of an application are called. */
export function useApplicationStatusNames(): Readonly<Record<ApplicationStatus, string>> {
  const { t } = useLingui()
  return {
    applied: t`Waiting for an answer`,
    waiting: t`On the waiting list`,
    offered: t`Place offered`,
    enrolled: t`Enrolled`,
    completed: t`Completed`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    left: t`Left`,
    closed: t`Closed`,
  }
}

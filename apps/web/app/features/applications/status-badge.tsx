import { Trans } from '@lingui/react/macro'
import type { ApplicationStatus } from '@milepost/contract/applications/limits'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<ApplicationStatus, BadgeTone> = {
  sent: 'signal',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'plain',
  closed: 'plain',
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{nameOf(status)}</Badge>
}

function nameOf(status: ApplicationStatus): ReactNode {
  switch (status) {
    case 'sent':
      return <Trans>Waiting for an answer</Trans>
    case 'accepted':
      return <Trans>Accepted</Trans>
    case 'declined':
      return <Trans>Declined</Trans>
    case 'withdrawn':
      return <Trans>Withdrawn</Trans>
    case 'closed':
      return <Trans>Closed</Trans>
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ChoiceFilter } from '#ui/resource-list/filter-bar.tsx'

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

export function CourseStatusFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui()
  return (
    <ChoiceFilter
      label={t`Status`}
      value={value}
      onChange={onChange}
      choices={[
        ['', t`All`],
        ['pending', t`Pending`],
        ['approved', t`Approved`],
        ['rejected', t`Rejected`],
      ]}
    />
  )
}

import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useQuery } from '@tanstack/react-query'
import { courseCountQuery } from '#features/institutions/api.ts'
import { formatNumber } from '#lib/format.ts'
import { useServices } from '#lib/services.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'

export function CourseCount({ institutionId }: { institutionId: number }) {
  const { data, isError, refetch } = useQuery(courseCountQuery(institutionId))
  if (isError && data === undefined) {
    return <ErrorState title={<Trans>We couldn’t count your courses</Trans>} onRetry={() => void refetch()} />
  }
  return (
    <Card className="grid max-w-form gap-1" aria-busy={data === undefined}>
      <h2 className="text-title">
        <Trans>Total Courses</Trans>
      </h2>
      <p className="font-display text-display font-extrabold tabular-nums">
        {data === undefined ? '...' : formatNumber(data)}
      </p>
      <p className="text-ink-soft">
        <Trans>Including approved, pending and rejected courses.</Trans>
      </p>
    </Card>
  )
}

export function NoInstitution() {
  const address = useServices().data?.contactAddress ?? product.supportEmail
  return (
    <EmptyState title={<Trans>No institution is connected to this account</Trans>}>
      <Trans>
        Courses belong to an institution, and this account doesn’t have one. Write to {address} to get connected.
      </Trans>
    </EmptyState>
  )
}

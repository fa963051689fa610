import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminCountersQuery } from '#features/analytics/platform/api.ts'
import { formatNumber } from '#lib/format.ts'
import { Counter } from '#ui/counter.tsx'
import { ErrorState } from '#ui/error-state.tsx'

export function Counters() {
  const { data, isError, refetch } = useQuery(adminCountersQuery)
  if (isError && data === undefined) {
    return <ErrorState title={<Trans>We couldn’t load the figures</Trans>} onRetry={() => void refetch()} />
  }
  const figure = (value: number | undefined) => (value === undefined ? '...' : formatNumber(value))
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 @3xl:grid-cols-4" aria-busy={data === undefined}>
        <Counter label={<Trans>Total Users</Trans>}>{figure(data?.totalUsers)}</Counter>
        <Counter label={<Trans>Premium Users</Trans>}>{figure(data?.premiumUsers)}</Counter>
        <Counter label={<Trans>Total Courses</Trans>}>{figure(data?.totalCourses)}</Counter>
        <Counter label={<Trans>Institutions</Trans>}>{figure(data?.institutions)}</Counter>
      </dl>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminCountersQuery } from '#features/admin/api.ts'
import { formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Counter } from '#ui/counter.tsx'
import { ErrorState } from '#ui/error-state.tsx'

export function Counters() {
  const { data, isError, isFetching, refetch } = useQuery(adminCountersQuery)
  if (isError && data === undefined) {
    return (
      <ErrorState
        title={<Trans>The counters could not be loaded</Trans>}
        actions={
          <Button busy={isFetching} onClick={() => refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        <Trans>Nothing is lost. Check the connection and try again.</Trans>
      </ErrorState>
    )
  }
  const figure = (value: number | undefined) => (value === undefined ? '...' : formatNumber(value))
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-8" aria-busy={data === undefined}>
      <Counter label={<Trans>Total Users</Trans>}>{figure(data?.totalUsers)}</Counter>
      <Counter label={<Trans>Premium Users</Trans>}>{figure(data?.premiumUsers)}</Counter>
      <Counter label={<Trans>Total Courses</Trans>}>{figure(data?.totalCourses)}</Counter>
      <Counter label={<Trans>Institutions</Trans>}>{figure(data?.institutions)}</Counter>
    </dl>
  )
}

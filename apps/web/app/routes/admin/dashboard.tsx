import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { platformWeeksQuery } from '#features/analytics/figures/api.ts'
import { PlatformCharts } from '#features/analytics/figures/platform-charts.tsx'
import { Counters } from '#features/analytics/platform/counters.tsx'
import { WriteWarning } from '#features/health/write-warning.tsx'
import { LoginHistory, shownLoginsQuery } from '#features/login-logs/login-history.tsx'
import { shownQueueQuery, Today } from '#features/queue/today.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { todayParts } from './dashboard-parts.tsx'
import { useWaiting } from './use-waiting.ts'

export const meta = () => pageMeta(t`Admin Dashboard`)

export const clientLoader = preload('admin', (_user, { search }) => [
  ensure(shownQueueQuery(search)),
  ensure(platformWeeksQuery),
  ensure(shownLoginsQuery(search)),
])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminDashboard() {
  const { id } = useCurrentUser()
  const counts = useWaiting()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <WriteWarning />
      <section aria-labelledby="counters" className="grid gap-4">
        <h2 id="counters" className="sr-only">
          <Trans>Dashboard</Trans>
        </h2>
        <Counters />
      </section>
      <Today key={id} userId={id} counts={counts} {...todayParts(id)} />
      <PlatformCharts />
      <LoginHistory />
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PlatformCharts } from '#features/analytics/figures/platform-charts.tsx'
import { Counters } from '#features/analytics/platform/counters.tsx'
import { LoginHistory } from '#features/login-logs/login-history.tsx'
import { Today } from '#features/queue/today.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useWaiting } from './use-waiting.ts'

export const meta = () => pageMeta(t`Admin Dashboard`)

export default function AdminDashboard() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <section aria-labelledby="counters" className="grid gap-6">
        <h2 id="counters" className="text-title">
          <Trans>Dashboard</Trans>
        </h2>
        <Counters />
      </section>
      <Today counts={useWaiting()} />
      <PlatformCharts />
      <LoginHistory />
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { Counters } from '#features/admin/counters.tsx'

export function meta() {
  return [{ title: `${t`Admin Dashboard`} · ${product.name}` }]
}

export default function AdminDashboard() {
  return (
    <section aria-labelledby="counters" className="grid gap-6">
      <h2 id="counters" className="text-title">
        <Trans>Dashboard</Trans>
      </h2>
      <Counters />
    </section>
  )
}

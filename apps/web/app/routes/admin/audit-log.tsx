import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { AuditLog } from '#features/audit-logs/audit-log.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`Audit log`} · ${product.name}` }]
}

export default function AdminAuditLog() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Audit log</Trans>}
        subtitle={<Trans>Who did what to what, when and from where, for 365 days.</Trans>}
      />
      <AuditLog />
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AuditLog, shownLogQuery } from '#features/audit-logs/audit-log.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Audit log`)

export const clientLoader = preload('admin', (_user, { search }) => [ensure(shownLogQuery(search))])
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function AdminAuditLog() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading title={<Trans>Audit log</Trans>} subtitle={<Trans>Important changes in the last 365 days.</Trans>} />
      <AuditLog />
    </div>
  )
}

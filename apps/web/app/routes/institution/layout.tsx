import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { Guard } from '#features/accounts/guard.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { institutionTasksQuery } from '#features/institutions/api.ts'
import { AccountMenu } from '#features/shell/account-menu.tsx'
import type { LinkCount } from '#features/shell/navigation.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { formatNumber } from '#lib/format.ts'
import { BookOpen, ChartNoAxesColumn, Inbox, LayoutDashboard, MessageSquareQuote, Settings, Users } from '#ui/icons.ts'
import { useInboxBell } from '../use-inbox-bell.tsx'

export default function InstitutionLayout() {
  return (
    <Guard only="institution">
      <InstitutionShell />
    </Guard>
  )
}

function InstitutionShell() {
  const { t } = useLingui()
  const { name, institution_id: institutionId } = useCurrentUser()
  const signOut = useSignOut()
  const bell = useInboxBell()
  const waiting = useWaiting(institutionId)
  const shownName = name.trim() || t`Institution`
  return (
    <Shell
      home={pages.institution}
      links={[
        { to: pages.institution, label: t`Dashboard`, Icon: LayoutDashboard },
        { to: pages.institutionCourses, label: t`Manage Courses`, Icon: BookOpen },
        { to: pages.institutionDemand, label: t`Demand`, Icon: ChartNoAxesColumn },
        { to: pages.institutionApplications, label: t`Applications`, Icon: Inbox, waiting },
        { to: pages.institutionFeedback, label: t`Feedback`, Icon: MessageSquareQuote },
        { to: pages.institutionPeople, label: t`People`, Icon: Users },
        { to: pages.institutionSettings, label: t`Settings`, Icon: Settings },
      ]}
      greeting={<Trans>Welcome back, {shownName}!</Trans>}
      accountMenu={
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {bell}
          <AccountMenu name={name} fallback={t`Institution`} settings={pages.institutionSettings} onSignOut={signOut} />
        </div>
      }
      footer={<Trans>© 2026 {product.name}. Empowering education with AI-driven insights.</Trans>}
    >
      <Outlet />
    </Shell>
  )
}

/** How many applications have no answer yet. */
function useWaiting(institutionId: number | null): LinkCount {
  const { data } = useQuery({ ...institutionTasksQuery(institutionId ?? 0), enabled: institutionId !== null })
  const count = data?.applications ?? 0
  return {
    count,
    shown: formatNumber(count),
    text: plural(count, { one: '# application waits for an answer', other: '# applications wait for an answer' }),
  }
}

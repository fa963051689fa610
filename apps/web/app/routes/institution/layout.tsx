import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { Outlet } from 'react-router'
import { Guard } from '#features/accounts/guard.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { AccountMenu } from '#features/shell/account-menu.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
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
  const { name } = useCurrentUser()
  const signOut = useSignOut()
  const bell = useInboxBell()
  const shownName = name.trim() || t`Institution`
  return (
    <Shell
      home={pages.institution}
      links={[
        { to: pages.institution, label: t`Dashboard`, Icon: LayoutDashboard },
        { to: pages.institutionCourses, label: t`Manage Courses`, Icon: BookOpen },
        { to: pages.institutionDemand, label: t`Demand`, Icon: ChartNoAxesColumn },
        { to: pages.institutionApplications, label: t`Applications`, Icon: Inbox },
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

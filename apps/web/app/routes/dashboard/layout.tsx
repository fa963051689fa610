import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { LayoutDashboard, Route, Search, Signpost } from 'lucide-react'
import { Outlet } from 'react-router'
import { Guard } from '#features/auth/guard.tsx'
import { AccountMenu } from '#features/shell/account-menu.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { useLearnerSignOut } from '../use-learner-sign-out.ts'

export default function DashboardLayout() {
  return (
    <Guard only="student">
      <StudentShell />
    </Guard>
  )
}

function StudentShell() {
  const { t } = useLingui()
  const { name } = useCurrentUser()
  const signOut = useLearnerSignOut()
  const shownName = name.trim() || t`Learner`
  return (
    <Shell
      home={pages.dashboard}
      links={[
        { to: pages.dashboard, label: t`Overview`, Icon: LayoutDashboard },
        { to: pages.courses, label: t`Find Courses`, Icon: Search },
      ]}
      tools={{
        title: t`Career Tools`,
        links: [
          { to: pages.roadmap, label: t`View My Roadmap`, Icon: Route },
          { to: pages.recommendation, label: t`Your Recommendation`, Icon: Signpost },
        ],
      }}
      greeting={<Trans>Welcome back, {shownName}!</Trans>}
      subtitle={<Trans>Let's continue building your career path.</Trans>}
      accountMenu={<AccountMenu name={name} fallback={t`Learner`} onSignOut={signOut} />}
      footer={<Trans>{product.name}: careers built step by step, with AI-driven insights.</Trans>}
    >
      <Outlet />
    </Shell>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { QueueKind } from '@milepost/contract/queue/limits'
import { Outlet } from 'react-router'
import { Guard } from '#features/accounts/guard.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { AccountMenu } from '#features/shell/account-menu.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import {
  BookOpen,
  BookPlus,
  Building2,
  Compass,
  LayoutDashboard,
  ListX,
  Mail,
  MessagesSquare,
  ScrollText,
  Star,
  Users,
} from '#ui/icons.ts'
import { useInboxBell } from '../use-inbox-bell.tsx'
import { useSecondFactorSetup } from './use-second-factor-setup.ts'
import { shownCount, totalOf, useWaiting, useWaitingSigns } from './use-waiting.ts'

export default function AdminLayout() {
  return (
    <Guard only="admin">
      <AdminShell />
    </Guard>
  )
}

function AdminShell() {
  const { t } = useLingui()
  const { name } = useCurrentUser()
  const signOut = useSignOut()
  useSecondFactorSetup()
  const bell = useInboxBell()
  const counts = useWaiting()
  useWaitingSigns(counts)
  const waiting = (kind: QueueKind) => shownCount(counts?.[kind] ?? 0)
  const shownName = name.trim() || t`Admin`
  return (
    <Shell
      home={pages.admin}
      links={[
        {
          to: pages.admin,
          label: t`Dashboard`,
          Icon: LayoutDashboard,
          waiting: shownCount(counts === undefined ? 0 : totalOf(counts)),
        },
        { to: pages.adminUsers, label: t`Users`, Icon: Users },
        { to: pages.adminCourses, label: t`Courses`, Icon: BookOpen, waiting: waiting('course') },
        {
          to: pages.adminInstitutions,
          label: t`Institutions`,
          Icon: Building2,
          waiting: waiting('institution_request'),
        },
        {
          to: pages.adminCourseRequests,
          label: t`Course requests`,
          Icon: BookPlus,
          waiting: waiting('course_request'),
        },
        { to: pages.adminFeedback, label: t`Feedback`, Icon: Star },
        { to: pages.adminMessages, label: t`Messages`, Icon: Mail, waiting: waiting('contact_message') },
        { to: pages.adminMentoring, label: t`Mentoring`, Icon: MessagesSquare, waiting: waiting('mentoring') },
        { to: pages.adminAdvisor, label: t`Advisor`, Icon: Compass },
        { to: pages.adminJobs, label: t`Failed jobs`, Icon: ListX, waiting: waiting('failed_job') },
        { to: pages.adminAuditLog, label: t`Audit log`, Icon: ScrollText },
      ]}
      greeting={<Trans>Welcome back, {shownName}!</Trans>}
      accountMenu={
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {bell}
          <AccountMenu name={name} fallback={t`Admin`} settings={pages.adminSettings} onSignOut={signOut} />
        </div>
      }
    >
      <Outlet />
    </Shell>
  )
}

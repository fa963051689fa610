import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import {
  ChartColumn,
  LayoutDashboard,
  MessagesSquare,
  Route,
  Search,
  Send,
  Settings,
  Signpost,
  Workflow,
} from 'lucide-react'
import { useState } from 'react'
import { Link, Outlet } from 'react-router'
import { Guard } from '#features/accounts/guard.tsx'
import { useSignOut } from '#features/accounts/use-sign-out.ts'
import { VerificationBanner } from '#features/accounts/verification-banner.tsx'
import { ChatWidget } from '#features/chat/chat-widget.tsx'
import { AccountMenu } from '#features/shell/account-menu.tsx'
import { contentId } from '#features/shell/content.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { useServiceWorker } from '#lib/use-service-worker.ts'
import { useInboxBell } from '../use-inbox-bell.tsx'
import { OfflineNotice } from './offline-notice.tsx'

const loadAssistant = async () => (await import('./assistant-panel.tsx')).AssistantPanel

/** For installing it as an app. Public pages do without. */
export const links = () => [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
]

export default function DashboardLayout() {
  return (
    <Guard only="student">
      <StudentShell />
    </Guard>
  )
}

function StudentShell() {
  const { t } = useLingui()
  const user = useCurrentUser()
  const { id, name } = user
  const signOut = useSignOut()
  const [covered, setCovered] = useState(false)
  const bell = useInboxBell()
  useServiceWorker()
  const navigation = useStudentNavigation()
  const shownName = name.trim() || t`Learner`
  return (
    <>
      <div inert={covered} className="contents">
        <Shell
          home={pages.dashboard}
          {...navigation}
          greeting={<Trans>Welcome back, {shownName}!</Trans>}
          subtitle={<Trans>Let's continue building your career path.</Trans>}
          accountMenu={
            <div className="ml-auto flex shrink-0 items-center gap-1">
              {bell}
              <AccountMenu name={name} fallback={t`Learner`} settings={pages.settings} onSignOut={signOut} />
            </div>
          }
          footer={
            <div className="grid gap-1">
              <p>
                <Trans>{product.name}: careers built step by step, with AI-driven insights.</Trans>
              </p>
              <Link to={pages.help} className="inline-block min-h-6 justify-self-start underline underline-offset-4">
                <Trans>Help</Trans>
              </Link>
            </div>
          }
        >
          <OfflineNotice userId={id} />
          <VerificationBanner key={id} user={user} />
          <Outlet />
        </Shell>
      </div>
      <ChatWidget
        userId={id}
        loadPanel={loadAssistant}
        onCover={setCovered}
        onLeave={() => requestAnimationFrame(() => document.getElementById(contentId)?.focus({ preventScroll: true }))}
      />
    </>
  )
}

function useStudentNavigation() {
  const { t } = useLingui()
  return {
    links: [
      { to: pages.dashboard, label: t`Overview`, Icon: LayoutDashboard },
      { to: pages.courses, label: t`Find Courses`, Icon: Search },
      { to: pages.analytics, label: t`Analytics`, Icon: ChartColumn },
      { to: pages.settings, label: t`Settings`, Icon: Settings },
    ],
    tools: {
      title: t`Career Tools`,
      links: [
        { to: pages.careerPath, label: t`Generate AI Path`, hint: t`Your steps as a diagram`, Icon: Workflow },
        { to: pages.roadmap, label: t`View My Roadmap`, hint: t`Your steps, one by one`, Icon: Route },
        { to: pages.recommendation, label: t`Your Recommendation`, Icon: Signpost },
        { to: pages.applications, label: t`My applications`, Icon: Send },
        { to: pages.mentoring, label: t`Mentoring`, Icon: MessagesSquare },
      ],
    },
    bar: [
      { to: pages.dashboard, label: t`Overview`, Icon: LayoutDashboard },
      { to: pages.roadmap, label: t`Roadmap`, Icon: Route },
      { to: pages.courses, label: t`Courses`, Icon: Search },
    ],
  }
}

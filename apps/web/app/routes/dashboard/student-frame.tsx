import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { ReactNode } from 'react'
import { AccountMenu } from '#features/shell/account-menu.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { FirstTranslation } from '#ui/first-translation.tsx'
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
} from '#ui/icons.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Link } from '#ui/link.tsx'

interface StudentFrameProps {
  name: string
  bell: ReactNode
  onSignOut: () => void
  children: ReactNode
}

/** What is around every screen of a learner. */
export function StudentFrame({ name, bell, onSignOut, children }: StudentFrameProps) {
  const { t } = useLingui()
  const navigation = useStudentNavigation()
  const shownName = name.trim() || t`Learner`
  return (
    <Shell
      home={pages.dashboard}
      {...navigation}
      greeting={<Trans>Welcome back, {shownName}!</Trans>}
      subtitle={<Trans>Let's continue building your career path.</Trans>}
      accountMenu={
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {bell}
          <AccountMenu name={name} fallback={t`Learner`} settings={pages.settings} onSignOut={onSignOut}>
            <li className="px-2 py-1.5">
              <LanguageSwitch />
            </li>
          </AccountMenu>
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
          <FirstTranslation />
        </div>
      }
    >
      {children}
    </Shell>
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

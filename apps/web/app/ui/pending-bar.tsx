import { useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useNavigation } from 'react-router'

/** The next screen is on its way: shows itself where that takes longer than a moment. */
export function PendingBar() {
  const { t } = useLingui()
  const { location } = useNavigation()
  if (location === undefined) return null
  const texts: Readonly<Record<string, string>> = {
    [pages.dashboard]: t`Loading dashboard...`,
    [pages.analytics]: t`Loading your analytics...`,
    [pages.careerPath]: t`Building your career map...`,
    [pages.roadmap]: t`Generating your roadmap...`,
  }
  return (
    <div
      role="progressbar"
      aria-label={texts[location.pathname] ?? t`Loading...`}
      className="pending-bar fixed inset-x-0 top-0 z-50 h-1 bg-signal"
    />
  )
}

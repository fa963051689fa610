import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { preferencesQuery } from '#features/preferences/api.ts'

/** The goal that one wrote down in the settings; nothing as long as there is none. */
export function CareerGoal({ userId }: { userId: string }) {
  const goal = useQuery(preferencesQuery(userId)).data?.careerGoal ?? ''
  if (goal === '') return null
  return (
    <section aria-labelledby="career-goal" className="grid max-w-prose gap-1 border-l-4 border-signal pl-4">
      <h2 id="career-goal" className="text-small text-ink-soft">
        <Trans>Your goal</Trans>{' '}
        <Link to={pages.settings} className="underline underline-offset-4">
          <Trans>Change it</Trans>
        </Link>
      </h2>
      <p className="text-lead whitespace-pre-line wrap-anywhere">{goal}</p>
    </section>
  )
}

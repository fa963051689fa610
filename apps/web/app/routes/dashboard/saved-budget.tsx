import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { profileQuery } from '#features/profiles/api.ts'
import { textOfChoice } from '#lib/choice-texts.ts'

/** The budget as one's answers have it: they are the one place where it is changed, since the roadmap follows from them. */
export function SavedBudget({ userId }: { userId: string }) {
  const { data: profile, error } = useQuery(profileQuery(userId))
  return (
    <dl className="grid gap-1.5">
      <dt className="font-display font-semibold">
        <Trans>Budget</Trans>
      </dt>
      <dd>
        {/* Short or long, it gets its own line on a phone: what is below doesn't move when it comes. */}
        <span className="max-sm:block">
          {profile === undefined && (error === null ? <Trans>Loading...</Trans> : <Trans>We couldn’t load it.</Trans>)}
          {profile === null && <Trans>Not answered yet.</Trans>}
          <span>{profile && textOfChoice(profile.budget)}</span>
        </span>{' '}
        <Link to={pages.profileWizard} className="inline-block min-h-6 text-spruce underline underline-offset-4">
          <Trans>Change it in your answers</Trans>
        </Link>
      </dd>
      <dd className="text-small text-ink-soft">
        <Trans>Your roadmap and courses are based on it.</Trans>
      </dd>
    </dl>
  )
}

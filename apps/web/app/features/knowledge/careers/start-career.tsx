import { Trans } from '@lingui/react/macro'
import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { areas, pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { careerPage, signUpWithCareer } from '#lib/addresses.ts'
import { useSession } from '#lib/session.ts'
import { keepTryOutAnswers } from '#lib/try-out-answers.ts'
import { ButtonLink } from '#ui/button.tsx'

/** From reading about a career to a roadmap to it; for those who are signed in, back to their area. */
export function StartCareer({ careerId }: { careerId: CareerId }) {
  const { user } = useSession()
  if (user !== null && user.role !== 'student')
    return (
      <ButtonLink to={areas[user.role]} size="large">
        <Trans>Go to your overview</Trans>
      </ButtonLink>
    )
  if (user?.profileCompleted)
    return (
      <Start note={<Trans>It opens in your area, with what your answers say about it.</Trans>}>
        <ButtonLink to={careerPage(careerId)} size="large">
          <Trans>See how it fits you</Trans>
        </ButtonLink>
      </Start>
    )
  return (
    <Start note={<Trans>Free. You can choose another career at any time.</Trans>}>
      <ButtonLink
        // The address carries the career: it counts even if it is opened before the scripts, or in a new tab.
        to={user === null ? signUpWithCareer(careerId) : pages.profileWizard}
        onClick={() => keepTryOutAnswers({ preferredCareer: careerTitleOf(careerId) })}
        size="large"
        variant="signal"
      >
        <Trans>Make it mine</Trans>
      </ButtonLink>
    </Start>
  )
}

function Start({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {children}
      <p className="max-w-xs text-ink-soft">{note}</p>
    </div>
  )
}

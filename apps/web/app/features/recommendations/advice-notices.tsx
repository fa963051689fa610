import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { AdviceField } from '@milepost/contract/profile-answers'
import type { RankedCareer } from '@milepost/contract/recommendations'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Notices } from '#features/recommendations/notices.ts'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { comparisonPage } from '#lib/addresses.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

const reasonsShown = 2

interface AdviceNoticesProps {
  notices: Notices
  /** Answers that would tell the advisor more. */
  helpful: readonly AdviceField[]
  onSwitch: (career: RankedCareer) => void
}

/** What a learner should know before reading the advice. */
export function AdviceNotices({ notices, helpful, onSwitch }: AdviceNoticesProps) {
  const { elsewhere, close, saysTooLittle, speaksOfOtherWork, otherRoadmap } = notices
  const isSilent = elsewhere === null && close === null && otherRoadmap === null
  if (isSilent && !saysTooLittle && !speaksOfOtherWork) return null
  // Where the roadmap leads to the career that was named, one notice says it all.
  const isSame = elsewhere !== null && elsewhere.named === otherRoadmap?.current
  return (
    <div className="grid gap-3">
      {speaksOfOtherWork && <OtherWork />}
      {saysTooLittle && <SaysTooLittle helpful={helpful} />}
      {close !== null && <Close {...close} />}
      {elsewhere !== null && <Elsewhere {...elsewhere} onSwitch={isSame ? onSwitch : null} />}
      {otherRoadmap !== null && !isSame && <OtherRoadmap {...otherRoadmap} onSwitch={onSwitch} />}
    </div>
  )
}

interface ElsewhereProps {
  named: RankedCareer
  better: RankedCareer
  /** Null: switching is spoken of in another place, or there is nothing to switch. */
  onSwitch: ((career: RankedCareer) => void) | null
}

function Elsewhere({ named, better, onSwitch }: ElsewhereProps) {
  const why = strongestReasons(better.reasons, reasonsShown)
  return (
    <Alert tone="note">
      <p>
        <Trans>
          You named <strong>{named.career}</strong>, and your answers taken together point to{' '}
          <strong>{better.career}</strong>. Why that would fit better:
        </Trans>
      </p>
      <div className="mt-2">
        <ReasonList reasons={why} />
      </div>
      {onSwitch !== null && (
        <p className="mt-2">
          <Trans>Your roadmap leads to {named.career}; nothing changes unless you switch.</Trans>
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <TextLink to={comparisonPage([better.careerId, named.careerId])}>
          <Trans>Compare the two</Trans>
        </TextLink>
        {onSwitch !== null && (
          <Button variant="link" onClick={() => onSwitch(better)}>
            <Trans>See what switching would change</Trans>
          </Button>
        )}
      </p>
    </Alert>
  )
}

function Close({ named, other }: { named: RankedCareer; other: RankedCareer }) {
  return (
    <Alert tone="note">
      <p>
        <Trans>
          <strong>{named.career}</strong> comes first because you named it. Your other answers alone speak more for{' '}
          <strong>{other.career}</strong>:
        </Trans>
      </p>
      <div className="mt-2">
        <ReasonList reasons={strongestReasons(other.reasons, reasonsShown)} />
      </div>
      <p className="mt-2">
        <TextLink to={comparisonPage([named.careerId, other.careerId])}>
          <Trans>Compare the two</Trans>
        </TextLink>
      </p>
    </Alert>
  )
}

function OtherWork() {
  return (
    <Alert tone="note">
      <p>
        <Trans>
          What you wrote speaks of work that is none of the careers we know. The advice below rests on the career you
          named, your interests and your education; take it as a way to look around.
        </Trans>
      </p>
      <p className="mt-2">
        <TextLink to={pages.profileWizard}>
          <Trans>Tell more about what draws you to computing</Trans>
        </TextLink>
      </p>
    </Alert>
  )
}

const helpfulTexts: Partial<Record<AdviceField, ReturnType<typeof msg>>> = {
  experience: msg`Experience: what you have worked on, also small things and things nobody paid for`,
  shortTermGoals: msg`Short-term Goals: what you want to be able to do within a year`,
  longTermGoals: msg`Long-term Goals: what your working day should look like in five years`,
  certifications: msg`Certifications: courses you have finished`,
  interestAreas: msg`Interest Areas: between two and eight of them; all of them say as little as one`,
}

function SaysTooLittle({ helpful }: { helpful: readonly AdviceField[] }) {
  const { i18n } = useLingui()
  const texts = helpful.flatMap((field) => helpfulTexts[field] ?? [])
  return (
    <Alert tone="note">
      <p>
        <Trans>Your answers say too little to rest more on them than the career you named.</Trans>{' '}
        {texts.length > 0 && <Trans>A few words more would make this advice your own:</Trans>}
      </p>
      {texts.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {texts.map((text) => (
            <li key={text.id}>{i18n._(text)}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        <TextLink to={pages.profileWizard}>
          <Trans>Add to your answers</Trans>
        </TextLink>
      </p>
    </Alert>
  )
}

interface OtherRoadmapProps {
  current: RankedCareer
  recommended: RankedCareer
  chosen: boolean
  onSwitch: (career: RankedCareer) => void
}

function OtherRoadmap({ current, recommended, chosen, onSwitch }: OtherRoadmapProps) {
  return (
    <Alert tone="note">
      <p>
        {chosen ? (
          <Trans>
            Your roadmap leads to <strong>{current.career}</strong>, as you decided. Your answers point to{' '}
            <strong>{recommended.career}</strong>; nothing changes unless you switch.
          </Trans>
        ) : (
          <Trans>
            Your roadmap still leads to <strong>{current.career}</strong>. By your answers as they are now, the
            recommendation is <strong>{recommended.career}</strong>.
          </Trans>
        )}
      </p>
      <p className="mt-2">
        <Button variant="link" onClick={() => onSwitch(recommended)}>
          <Trans>See what switching would change</Trans>
        </Button>
      </p>
    </Alert>
  )
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-block min-h-6 font-display font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  )
}

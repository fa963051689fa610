import { Trans } from '@lingui/react/macro'
import type { RankedCareer } from '@milepost/contract/recommendations/schema'
import type { Notices } from '#features/recommendations/notices.ts'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestReasons } from '#features/recommendations/strongest-reasons.ts'
import { comparisonPage } from '#lib/addresses.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

const reasonsShown = 2

interface AdviceNoticesProps {
  notices: Notices
  onSwitch: (career: RankedCareer) => void
}

/** What a learner should know before reading the advice. */
export function AdviceNotices({ notices: { better, close, otherRoadmap }, onSwitch }: AdviceNoticesProps) {
  if (better === null && close === null && otherRoadmap === null) return null
  // Where the roadmap leads to the career that was named, one notice says it all.
  const isSame = better !== null && better.named === otherRoadmap?.current
  return (
    <div className="grid gap-3">
      {close !== null && <Close {...close} />}
      {better !== null && <Better {...better} onSwitch={isSame ? onSwitch : null} />}
      {otherRoadmap !== null && !isSame && <OtherRoadmap {...otherRoadmap} onSwitch={onSwitch} />}
    </div>
  )
}

interface BetterProps {
  named: RankedCareer
  better: RankedCareer
  /** Null: switching is spoken of in another place, or there is nothing to switch. */
  onSwitch: ((career: RankedCareer) => void) | null
}

function Better({ named, better, onSwitch }: BetterProps) {
  const why = strongestReasons(better.reasons, reasonsShown)
  return (
    <Alert tone="note">
      <p>
        <Trans>
          You chose <strong>{named.career}</strong>, but taken together your answers suggest{' '}
          <strong>{better.career}</strong>. Here’s why:
        </Trans>
      </p>
      <div className="mt-2">
        <ReasonList reasons={why} />
      </div>
      {onSwitch !== null && (
        <p className="mt-2">
          <Trans>Your roadmap is for {named.career}. Nothing changes unless you switch.</Trans>
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
          <strong>{named.career}</strong> comes first because you chose it. Your other answers point to{' '}
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
            Your roadmap is for <strong>{current.career}</strong>, the career you chose. Your answers suggest{' '}
            <strong>{recommended.career}</strong>. Nothing changes unless you switch.
          </Trans>
        ) : (
          <Trans>
            Your roadmap is still for <strong>{current.career}</strong>. Based on your latest answers, we now recommend{' '}
            <strong>{recommended.career}</strong>.
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

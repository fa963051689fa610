import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReasonCode } from '@milepost/contract/recommendations/limits'
import type { ReasonGroup } from '#features/recommendations/strongest-reasons.ts'
import { formatList } from '#lib/format.ts'
import { classNames } from '#ui/class-names.ts'
import { Check, CircleMinus } from '#ui/icons.ts'

interface ReasonListProps {
  reasons: readonly ReasonGroup[]
  /** The recommended career, the one before all others, or one of these. */
  position?: ReasonPosition
  /** They are cons, with another mark. */
  against?: boolean
}

type ReasonPosition = 'first' | 'other'

/** Why a career was placed where it was, a sentence for each kind of reason. */
export function ReasonList({ reasons, position = 'first', against = false }: ReasonListProps) {
  const Icon = against ? CircleMinus : Check
  return (
    <ul className="grid gap-1.5">
      {reasons.map((reason) => (
        <li key={`${reason.code} ${reason.minded}`} className="flex gap-3">
          <Icon
            aria-hidden
            className={classNames('mt-[0.3em] size-4.5 shrink-0', against ? 'text-signal-ink' : 'text-spruce')}
          />
          <span className="min-w-0">
            <ReasonText reason={reason} position={position} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function ReasonText({ reason, position }: { reason: ReasonGroup; position: ReasonPosition }) {
  const { t } = useLingui()
  const names = reason.names.map((name) => (reason.quoted ? t`“${name}”` : name))
  const listed = formatList(names)
  if (reason.code === 'rejection_hint') return hint(reason.minded, listed)
  if (reason.code === 'preference_elsewhere' && position === 'other')
    return <Trans>You chose a different career: {listed}.</Trans>
  return sentence(reason.code, listed, names.length)
}

function hint(minded: string | undefined, names: string) {
  switch (minded) {
    case 'too_technical':
      return <Trans>You found {names} too technical. This one is less so.</Trans>
    case 'not_technical_enough':
      return <Trans>You wanted something more technical than {names}. This one is.</Trans>
    case 'takes_too_long':
      return <Trans>You said this takes too long: {names}. This one is quicker to reach.</Trans>
    default:
      return <Trans>You turned down {names}. What put you off matters less here.</Trans>
  }
}

function sentence(code: Exclude<ReasonCode, 'rejection_hint'>, names: string, count: number) {
  switch (code) {
    case 'stated_preference':
      return <Trans>You chose this career: {names}.</Trans>
    case 'interest_check':
      return <Trans>In the interest check you liked: {names}.</Trans>
    case 'interest_area':
      return <Trans>It matches your interests: {names}.</Trans>
    case 'skill_in_experience':
      return <Trans>It builds on your experience: {names}.</Trans>
    case 'skill_in_certifications':
      return <Trans>Your certifications help here: {names}.</Trans>
    case 'words_in_goals':
      return <Trans>You mentioned it in your goals: {names}.</Trans>
    case 'education_fits':
      return <Trans>Your education is a good starting point: {names}.</Trans>
    case 'dream_company':
      return <Trans>It suits your dream company: {names}.</Trans>
    case 'preference_elsewhere':
      return <Trans>You chose {names}, but your other answers fit this career better.</Trans>
    case 'interest_missing':
      return (
        <Plural
          value={count}
          one={`It also calls for an interest you didn’t pick: ${names}.`}
          other={`It also calls for interests you didn’t pick: ${names}.`}
        />
      )
    case 'education_short':
      return <Trans>Most people in this job have more education than you listed: {names}.</Trans>
    case 'many_skills_to_learn':
      return <Trans>There’s still a lot to learn. Skills to go: {names}.</Trans>
  }
}

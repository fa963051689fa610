import { Trans, useLingui } from '@lingui/react/macro'
import type { ReasonCode } from '@milepost/contract/recommendations'
import type { ReasonGroup } from '#features/recommendations/strongest-reasons.ts'
import { classNames } from '#ui/class-names.ts'

interface ReasonListProps {
  reasons: readonly ReasonGroup[]
  /** The recommended career, the one before all others, or one of these. */
  position?: ReasonPosition
  /** They speak against it: marked with a quieter line. */
  against?: boolean
}

type ReasonPosition = 'first' | 'other'

/** Why a career was placed where it was, a sentence for each kind of reason. */
export function ReasonList({ reasons, position = 'first', against = false }: ReasonListProps) {
  return (
    <ul className="grid gap-1.5">
      {reasons.map((reason) => (
        <li key={`${reason.code} ${reason.minded}`} className="flex gap-3">
          <span
            aria-hidden="true"
            className={classNames(
              'mt-[0.62em] h-0.5 w-4 shrink-0 rounded-full',
              against ? 'bg-line-strong' : 'bg-signal',
            )}
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
  const { t, i18n } = useLingui()
  const names = reason.names.map((name) => (reason.quoted ? t`“${name}”` : name))
  const listed = new Intl.ListFormat(i18n.locale).format(names)
  if (reason.code === 'rejection_hint') return hint(reason.minded, listed)
  if (reason.code === 'preference_elsewhere' && position === 'other')
    return <Trans>You named another career: {listed}.</Trans>
  return sentence(reason.code, listed)
}

function hint(minded: string | undefined, names: string) {
  switch (minded) {
    case 'too_technical':
      return <Trans>You found this too technical: {names}. Here there is less of that.</Trans>
    case 'not_technical_enough':
      return <Trans>You found this not technical enough: {names}. Here there is more of that.</Trans>
    case 'takes_too_long':
      return <Trans>You said this takes too long: {names}. The way here is shorter.</Trans>
    default:
      return <Trans>You set this aside: {names}. What you minded there counts less here.</Trans>
  }
}

function sentence(code: Exclude<ReasonCode, 'rejection_hint'>, names: string) {
  switch (code) {
    case 'stated_preference':
      return <Trans>It is the career you named: {names}.</Trans>
    case 'interest_area':
      return <Trans>Your interests belong to this work: {names}.</Trans>
    case 'skill_in_experience':
      return <Trans>Your experience leads here: {names}.</Trans>
    case 'skill_in_certifications':
      return <Trans>Your certifications lead here: {names}.</Trans>
    case 'words_in_goals':
      return <Trans>Your goals speak of it: {names}.</Trans>
    case 'education_fits':
      return <Trans>Your education is a sound base for it: {names}.</Trans>
    case 'dream_company':
      return <Trans>Your dream company points this way: {names}.</Trans>
    case 'preference_elsewhere':
      return <Trans>You named another career, {names}; your other answers point more strongly here.</Trans>
    case 'interest_missing':
      return <Trans>This work also asks for an interest you did not choose: {names}.</Trans>
    case 'education_short':
      return <Trans>Most who do this work have studied longer: {names}.</Trans>
    case 'many_skills_to_learn':
      return <Trans>There is much to learn still; skills on the way: {names}.</Trans>
  }
}

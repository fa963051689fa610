import { Trans, useLingui } from '@lingui/react/macro'
import type { ReasonCode } from '@milepost/contract/recommendations'
import type { ReasonGroup } from '#features/recommendations/strongest-reasons.ts'

/** Why a career was placed where it was, a sentence for each kind of reason. */
export function ReasonList({ reasons }: { reasons: readonly ReasonGroup[] }) {
  return (
    <ul className="grid gap-1.5">
      {reasons.map((reason) => (
        <li key={reason.code} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.62em] h-0.5 w-4 shrink-0 rounded-full bg-signal" />
          <span>
            <ReasonText reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function ReasonText({ reason }: { reason: ReasonGroup }) {
  const { t, i18n } = useLingui()
  const names = reason.names.map((name) => (reason.quoted ? t`“${name}”` : name))
  return sentence(reason.code, new Intl.ListFormat(i18n.locale).format(names))
}

function sentence(code: ReasonCode, names: string) {
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

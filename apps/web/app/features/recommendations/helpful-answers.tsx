import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { AdviceField } from '@milepost/contract/profiles/schema'
import { TextLink } from '#ui/text-link.tsx'

const texts: Partial<Record<AdviceField, ReturnType<typeof msg>>> = {
  interestAnswers: msg`The interest check: about 5 minutes`,
  experience: msg`Experience: anything you’ve worked on, including small or unpaid projects`,
  shortTermGoals: msg`Short-term Goals: what you want to be able to do within a year`,
  longTermGoals: msg`Long-term Goals: what you’d like your working day to look like in five years`,
  certifications: msg`Certifications: courses you have finished`,
  interestAreas: msg`Interest Areas: choose 2 to 8, so we can tell what matters most to you`,
}

/** Where the wizard asks for it. */
const places: Partial<Record<AdviceField, string>> = {
  interestAnswers: '?step=2#preferredCareer',
  interestAreas: '?step=2#interestAreas',
  shortTermGoals: '?step=2#shortTermGoals',
  longTermGoals: '?step=2#longTermGoals',
  experience: '?step=3#experience',
  certifications: '?step=3#certifications',
}

const maxShown = 3

/** The answers that would help most, each a press away. */
export function HelpfulAnswers({ fields }: { fields: readonly AdviceField[] }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {fields.slice(0, maxShown).flatMap((field) => {
        const text = texts[field]
        return text === undefined ? (
          []
        ) : (
          <li key={field}>
            <TextLink to={`${pages.profileWizard}${places[field] ?? ''}`}>{i18n._(text)}</TextLink>
          </li>
        )
      })}
    </ul>
  )
}

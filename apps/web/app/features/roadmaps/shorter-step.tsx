import { Plural, Trans } from '@lingui/react/macro'
import { skillOf } from '@milepost/contract/roadmaps/limits'
import type { KnownSkill, Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { type SkillLevel, shareLeftAt } from '@milepost/contract/skills/limits'

/** @returns The step that teaches a skill, if there is one. */
export function stepOfSkill({ roadmap }: Pick<Roadmap, 'roadmap'>, skillId: string): Step | undefined {
  return roadmap.find((step) => skillOf(step) === skillId)
}

/** @returns About how long a shortened step would take someone who knows nothing of it. */
export function hoursWithoutKnowledge({ hours }: Pick<Step, 'hours'>, level: SkillLevel): number {
  const share = shareLeftAt(level)
  return Math.round(share === 0 ? hours : hours / share)
}

/** Why a step is shorter for this learner, and how to find out what is missing. Nothing for other steps. */
export function ShorterStep({ step, knownSkills }: { step: Step; knownSkills: readonly KnownSkill[] }) {
  const skill = knownSkills.find(({ id }) => id === skillOf(step))
  if (skill === undefined) return null
  return (
    <p className="max-w-prose text-small text-ink-soft">
      <Cause skill={skill} />{' '}
      <Trans>
        So this takes about <Plural value={Math.round(step.hours)} one="# hour" other="# hours" /> instead of{' '}
        {hoursWithoutKnowledge(step, skill.level)}. Start with “How to check” and learn what’s missing.
      </Trans>
    </p>
  )
}

function Cause({ skill: { quote, source, impliedBy } }: { skill: KnownSkill }) {
  if (source === 'answers' && quote !== null) return <Trans>You wrote “{quote}”.</Trans>
  if (impliedBy !== null) return <Trans>You know {impliedBy}.</Trans>
  return <Trans>You know the basics.</Trans>
}

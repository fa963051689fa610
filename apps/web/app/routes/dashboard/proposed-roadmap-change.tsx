import { Trans, useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { isLearned } from '@milepost/contract/skills/limits'
import { VariantIdea, VariantName } from '#features/roadmaps/change/variant-texts.tsx'
import { type ActionOf, type CardOf, ChangeCard } from './change-card.tsx'
import type { SkillChange } from './roadmap-change.ts'

type SkillAction = ActionOf<'correct_skill' | 'ignore_request' | 'add_skill'>

const unknownFit = { isSo: false, fits: true }

/** Whether a change of a skill is so already, and whether it still fits the roadmap. */
function fitOf(action: SkillAction, { roadmap, knownSkills, requests }: Roadmap): { isSo: boolean; fits: boolean } {
  const { skillId } = action
  if (action.kind === 'ignore_request') {
    const request = requests.find(
      (one) => one.kind === action.request && (one.kind === 'deadline' || one.skillId === skillId),
    )
    if (request === undefined || request.kind === 'unknown') return { isSo: false, fits: false }
    const isIgnored = request.kind === 'deadline' ? request.ignored === true : request.outcome === 'ignored'
    const isSo = isIgnored === action.ignored
    return { isSo, fits: !isSo }
  }
  const isKnown = knownSkills.some(({ id, level }) => id === skillId && isLearned(level))
  const isPlanned = roadmap.some(({ milestone, skills }) => !milestone && skills.includes(skillId))
  if (action.kind === 'add_skill') {
    const isSo = isPlanned === action.added
    return { isSo, fits: !isSo && !isKnown }
  }
  return action.known ? { isSo: isKnown, fits: !isKnown && isPlanned } : { isSo: isPlanned, fits: isKnown }
}

export function ChangedSkill({ action, roadmap }: CardOf<SkillAction['kind']>) {
  const texts = useSkillTexts(action)
  return (
    <ChangeCard
      title={action.name}
      effect={texts.effect}
      confirm={texts.confirm}
      change={changeOf(action)}
      roadmap={roadmap}
      fit={roadmap === undefined ? unknownFit : fitOf(action, roadmap)}
    />
  )
}

export function ChosenVariant({ action: { choice, variant }, roadmap }: CardOf<'choose_variant'>) {
  const isSo = roadmap !== undefined && JSON.stringify(roadmap.variant) === JSON.stringify(variant)
  return (
    <ChangeCard
      title={variant === null ? <Trans>The usual way</Trans> : <VariantName variant={variant} />}
      effect={
        variant === null ? <Trans>Your roadmap goes back to the usual way.</Trans> : <VariantIdea kind={variant.kind} />
      }
      confirm={<Trans>Change my roadmap</Trans>}
      change={{ kind: 'vary', choice }}
      roadmap={roadmap}
      fit={{ isSo, fits: !isSo }}
    />
  )
}

function changeOf(action: SkillAction): SkillChange {
  const skill = { id: action.skillId, name: action.name }
  switch (action.kind) {
    case 'correct_skill':
      return { kind: 'correct', skill, level: action.known ? 'projects' : 'heard_of' }
    case 'ignore_request':
      return { kind: 'ignore', skill, ignored: action.ignored }
    case 'add_skill':
      return { kind: 'add', skill, added: action.added }
  }
}

function useSkillTexts(action: SkillAction): { effect: string; confirm: string } {
  const { t } = useLingui()
  if (action.kind === 'correct_skill')
    return action.known
      ? { effect: t`It leaves your roadmap because you know it.`, confirm: t`Take it off` }
      : { effect: t`It comes back to your roadmap because you don’t know it.`, confirm: t`Put it back` }
  if (action.kind === 'add_skill')
    return action.added
      ? { effect: t`It joins your roadmap because you asked for it.`, confirm: t`Add it` }
      : { effect: t`It leaves your roadmap. You added it before.`, confirm: t`Take it off` }
  if (!action.ignored)
    return { effect: t`We’ll follow what your answers say about it again.`, confirm: t`Ask for it again` }
  if (action.request === 'deadline')
    return { effect: t`Your answers name a deadline. We’ll ignore that.`, confirm: t`Take this back` }
  return action.request === 'wanted'
    ? { effect: t`Your answers ask for it. We’ll ignore that.`, confirm: t`Take this back` }
    : { effect: t`Your answers say you don’t want it. We’ll ignore that.`, confirm: t`Take this back` }
}

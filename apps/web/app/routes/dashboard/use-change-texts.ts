import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { isLearned } from '@milepost/contract/skills/limits'
import { stepOfSkill } from '#features/roadmaps/shorter-step.tsx'
import { messageOf } from '#lib/api-error.ts'
import { ProgressUnsaved, type RoadmapChange, type SkillChange } from './roadmap-change.ts'

type Correction = Extract<SkillChange, { kind: 'correct' }>

/** What is said of a change of the roadmap once it is made, or has failed. */
export function useChangeTexts() {
  const { t } = useLingui()
  const textAfterSkillChange = useSkillChangeText()
  return {
    textAfter: (change: RoadmapChange, before: Roadmap | undefined, after: Roadmap): string => {
      switch (change.kind) {
        case 'regenerate':
          return t`Your new roadmap is ready, and your progress is still there.`
        case 'vary':
          return change.choice.kind === 'usual'
            ? t`Your roadmap is back to the usual way, and your progress is still there.`
            : t`Your roadmap has changed, and your progress is still there.`
        case 'restore':
          return t`Version ${change.version} is your roadmap again.`
        case 'undo':
          return t`Undone. Your roadmap is back to how it was.`
        case 'correct':
        case 'ignore':
        case 'add':
          return textAfterSkillChange(change, before, after)
      }
    },
    textOfFailure: (error: Error): string => {
      if (error instanceof ProgressUnsaved)
        return t`Some of your progress isn’t saved yet, so nothing was changed. Please try again in a moment.`
      return messageOf(error, t`We couldn’t save that. Please try again.`)
    },
  }
}

/** What is said once a skill is corrected, or a request for it ignored. */
function useSkillChangeText() {
  const { t } = useLingui()

  /** More than the one step: what a skill builds on comes and goes with it, and so may a milestone. */
  const textOfMove = (name: string, before: Roadmap, after: Roadmap, known: boolean): string => {
    const sign = known ? 1 : -1
    const hours = Math.round(before.totalHours - after.totalHours) * sign
    const steps = (before.roadmap.length - after.roadmap.length) * sign
    if (hours <= 0) return known ? t`${name} is off your roadmap.` : t`${name} is back on your roadmap.`
    if (steps <= 0)
      return known
        ? t`${name} is off your roadmap. That saves you ${plural(hours, { one: '# hour', other: '# hours' })}.`
        : t`${name} is back on your roadmap. That adds ${plural(hours, { one: '# hour', other: '# hours' })}.`
    return known
      ? t`${name} is off your roadmap. That saves you ${plural(steps, { one: '# step', other: '# steps' })} and ${plural(hours, { one: '# hour', other: '# hours' })}.`
      : t`${name} is back on your roadmap. That adds ${plural(steps, { one: '# step', other: '# steps' })} and ${plural(hours, { one: '# hour', other: '# hours' })}.`
  }
  const textOfLevel = (before: Roadmap, after: Roadmap, { skill: { id, name }, level }: Correction): string => {
    const stays = [before, after].every((roadmap) => stepOfSkill(roadmap, id) !== undefined)
    const hours = Math.round(after.totalHours - before.totalHours)
    if (stays && hours < 0)
      return t`${name} takes less time now. That saves you ${plural(-hours, { one: '# hour', other: '# hours' })}.`
    if (stays && hours > 0)
      return t`${name} takes its full time again. That adds ${plural(hours, { one: '# hour', other: '# hours' })}.`
    return textOfMove(name, before, after, isLearned(level))
  }
  const textOfIgnored = (name: string, before: Roadmap, after: Roadmap): string => {
    const hours = Math.round(after.totalHours - before.totalHours)
    if (hours > 0) return t`Saved for ${name}. That adds ${plural(hours, { one: '# hour', other: '# hours' })}.`
    if (hours < 0) return t`Saved for ${name}. That saves you ${plural(-hours, { one: '# hour', other: '# hours' })}.`
    return t`Saved for ${name}. Your roadmap takes as long as before.`
  }
  return (change: SkillChange, before: Roadmap | undefined, after: Roadmap): string => {
    const { name } = change.skill
    if (after.version === before?.version)
      return after.outdated
        ? t`Saved. ${name} will change the next time you regenerate your roadmap.`
        : t`Saved for ${name}. Your roadmap stays the same.`
    if (before === undefined || before.outdated)
      return t`Saved. Your roadmap now reflects ${name} and your latest answers.`
    return change.kind === 'correct' ? textOfLevel(before, after, change) : textOfIgnored(name, before, after)
  }
}

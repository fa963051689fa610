import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps'
import { ApiError } from '#lib/api-error.ts'
import { ProgressUnsaved, type RoadmapChange } from './roadmap-change.ts'

type Correction = Extract<RoadmapChange, { kind: 'correct' }>

/** What is said of a change of the roadmap once it is made, or has failed. */
export function useChangeTexts() {
  const { t } = useLingui()

  /** More than the one step: what a skill builds on comes and goes with it, and so may a milestone. */
  const amountOf = (before: Roadmap, after: Roadmap, known: boolean): string | null => {
    const sign = known ? 1 : -1
    const hoursMoved = Math.round(before.totalHours - after.totalHours) * sign
    const stepsMoved = (before.roadmap.length - after.roadmap.length) * sign
    const hours = plural(hoursMoved, { one: '# hour', other: '# hours' })
    const steps = plural(stepsMoved, { one: '# step', other: '# steps' })
    if (hoursMoved <= 0) return null
    return stepsMoved <= 0 ? hours : t`${steps} and ${hours}`
  }
  const textAfterCorrection = (change: Correction, before: Roadmap | undefined, after: Roadmap): string => {
    const { name } = change.skill
    if (after.version === before?.version)
      return after.outdated
        ? t`Noted for ${name}. It takes effect when you regenerate your roadmap.`
        : t`Noted for ${name}. Your roadmap stays as it is.`
    if (before === undefined || before.outdated)
      return t`Noted for ${name}. Your roadmap now follows your changed answers as well.`
    const amount = amountOf(before, after, change.known)
    if (change.known)
      return amount === null ? t`${name} is off your roadmap.` : t`${name} is off your roadmap: ${amount} less.`
    return amount === null ? t`${name} is back on your roadmap.` : t`${name} is back on your roadmap: ${amount} more.`
  }
  return {
    textAfter: (change: RoadmapChange, before: Roadmap | undefined, after: Roadmap): string => {
      switch (change.kind) {
        case 'regenerate':
          return t`Your new roadmap is ready. Your progress came along.`
        case 'restore':
          return t`Version ${change.version} is your roadmap again.`
        case 'undo':
          return t`Undone: your roadmap is as it was before.`
        case 'correct':
          return textAfterCorrection(change, before, after)
      }
    },
    textOfFailure: (error: Error): string => {
      if (error instanceof ProgressUnsaved)
        return t`Some of your progress is not saved yet, and it belongs to the roadmap you have. Nothing has changed; try again.`
      return (error instanceof ApiError && error.message) || t`That could not be saved. Nothing has changed; try again.`
    },
  }
}

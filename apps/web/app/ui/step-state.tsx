import { Trans } from '@lingui/react/macro'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Check, Flag } from './icons.ts'

interface StepSignProps {
  number: string | number
  milestone: boolean
  status: StepStatus
  here: boolean
}

/** The number of the stop, a flag at a milestone, a check mark once it is behind. */
export function StepMarker({ number, milestone, status, here }: StepSignProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-9 shrink-0 place-items-center border-3 font-display text-small font-bold tabular-nums',
        milestone ? 'rounded-t-full rounded-b-small' : 'rounded-full',
        lookOf(milestone, status, here),
      )}
    >
      {status === 'done' ? <Check className="size-4" /> : milestone ? <Flag className="size-4" /> : number}
    </span>
  )
}

/** Before the label of a milestone, where only its look says what it is. */
export function MilestonePrefix() {
  return (
    <span className="sr-only">
      <Trans>Milestone:</Trans>{' '}
    </span>
  )
}

function lookOf(milestone: boolean, status: StepStatus, here: boolean): string {
  if (status === 'done') return 'border-spruce bg-spruce text-on-spruce'
  if (here || status === 'ongoing') return 'border-signal bg-signal text-on-signal'
  return milestone ? 'border-signal-ink bg-raised text-signal-ink' : 'border-line-strong bg-raised text-ink'
}

interface StepStateProps {
  status: StepStatus
  here: boolean
  /** The text at the current step: 'You are here' unless it is another learner's roadmap. */
  hereText?: ReactNode
}

/** How far the learner is with a step, in words. */
export function StepState({ status, here, hereText = <Trans>You are here</Trans> }: StepStateProps) {
  if (status === 'done') return <Trans>Done</Trans>
  if (here) return <span className="rounded-small bg-ink px-1.5 py-0.5 font-medium text-paper">{hereText}</span>
  return status === 'ongoing' ? <Trans>Ongoing</Trans> : <Trans>Not started</Trans>
}

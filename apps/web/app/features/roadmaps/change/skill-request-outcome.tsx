import { Plural, Trans } from '@lingui/react/macro'
import type { SkillRequest } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { revealTarget } from '#lib/addresses.ts'
import { TextLink } from '#ui/text-link.tsx'

interface OutcomeProps<Kind extends SkillRequest['kind']> {
  request: Extract<SkillRequest, { kind: Kind }>
  /** The number of the step that teaches the skill, or null where none does. */
  step: number | null
}

/** What the roadmap did about a skill that the learner wants. */
export function WantedOutcome({ request: { outcome, hours, instead }, step }: OutcomeProps<'wanted'>) {
  switch (outcome) {
    case 'planned':
      return (
        <Trans>
          Planned as <StepLink step={step}>step {step}</StepLink>.
        </Trans>
      )
    case 'extra':
      return (
        <Trans>
          Not part of this career. We added it as <StepLink step={step}>step {step}</StepLink>, an extra of{' '}
          <Plural value={hours ?? 0} one="# hour" other="# hours" />.
        </Trans>
      )
    case 'known':
      return <Trans>You already know this, so we skipped it.</Trans>
    case 'too_long':
      return (
        <Trans>
          Comes after this roadmap. It isn’t part of this career, and with what it builds on it takes about{' '}
          <Plural value={hours ?? 0} one="# hour" other="# hours" />.
        </Trans>
      )
    case 'other_chosen':
      return <Trans>One of the two is enough. You’ll learn {instead}, because it takes you no longer.</Trans>
    case 'no_room':
      return <Trans>Left out. Your roadmap has as many steps as it can hold.</Trans>
    case 'ignored':
      return <TakenBack step={step} />
  }
}

/** What the roadmap did about a skill that the learner refuses. */
export function RefusedOutcome({ request: { outcome, instead }, step }: OutcomeProps<'refused'>) {
  switch (outcome) {
    case 'left_out':
      return instead === null ? <Trans>Left out.</Trans> : <Trans>Left out. You’ll learn {instead} instead.</Trans>
    case 'needed':
      return (
        <Trans>
          Still <StepLink step={step}>step {step}</StepLink>, because your roadmap needs it.
        </Trans>
      )
    case 'ignored':
      return <TakenBack step={step} />
  }
}

function TakenBack({ step }: { step: number | null }) {
  if (step === null) return <Trans>You took this back.</Trans>
  return (
    <Trans>
      You took this back. It’s <StepLink step={step}>step {step}</StepLink> of this career’s roadmap.
    </Trans>
  )
}

function StepLink({ step, children }: { step: number | null; children: ReactNode }) {
  return (
    <TextLink to={{ search: `?step=${step}` }} state={revealTarget}>
      {children}
    </TextLink>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Motivation, motivationAt } from '#features/overview/motivation.ts'
import { StepSections } from '#features/overview/step-sections.tsx'
import { nextStepOf, type OverviewStep } from '#features/overview/steps.ts'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

interface ProgressCardProps {
  steps: readonly OverviewStep[]
  completed: number
  total: number
  remaining: number
  percent: number
}

export function ProgressCard({ steps, completed, total, remaining, percent }: ProgressCardProps) {
  const { t } = useLingui()
  const next = nextStepOf(steps)
  return (
    <Card aria-labelledby="progress" className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <h2 id="progress" className="text-body text-ink-soft">
          <Trans>Your Progress</Trans>
        </h2>
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-display text-heading font-bold tracking-tight tabular-nums">
            <Trans>
              {completed} of <Plural value={total} one="# step" other="# steps" /> completed
            </Trans>
          </span>
          <span className="font-display text-title font-bold text-spruce tabular-nums">
            <Trans>{percent}% complete</Trans>
          </span>
        </p>
        <ProgressBar label={t`Roadmap progress`} value={percent} />
        <p>
          <MotivationText motivation={motivationAt(percent)} />{' '}
          <span className="inline-block text-ink-soft">
            <Plural value={remaining} one="# step remaining" other="# steps remaining" />
          </span>
        </p>
      </div>
      <StepSections steps={steps} next={next} />
    </Card>
  )
}

function MotivationText({ motivation }: { motivation: Motivation }) {
  switch (motivation) {
    case 'starting':
      return <Trans>You're just starting out!</Trans>
    case 'progressing':
      return <Trans>You're making good progress!</Trans>
    case 'halfway':
      return <Trans>You're halfway there!</Trans>
    case 'almost':
      return <Trans>Almost there!</Trans>
    case 'completed':
      return <Trans>You've completed your roadmap!</Trans>
  }
}

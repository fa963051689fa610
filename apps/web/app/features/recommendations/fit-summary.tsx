import { Trans } from '@lingui/react/macro'
import type { KnownAnswers } from '@milepost/contract/profiles/known-answers'
import type { AdviceField } from '@milepost/contract/profiles/schema'
import { FitMeaning } from '#features/recommendations/fit-meaning.tsx'
import { HelpfulAnswers } from '#features/recommendations/helpful-answers.tsx'

interface FitSummaryProps {
  /** From 0 to 100. */
  fit: number
  known: KnownAnswers
  /** Answers that would tell more. */
  helpful: readonly AdviceField[]
}

/** How well a career fits, in words first. Where little is known, no number: what to tell us instead. */
export function FitSummary({ fit, known: { given, total: maxAnswers, isLittle }, helpful }: FitSummaryProps) {
  if (isLittle) return <FirstGuess helpful={helpful} />
  return (
    <div className="grid gap-0.5">
      <p className="text-lead">
        <FitMeaning fit={fit} />
      </p>
      <p className="text-small text-ink-soft tabular-nums">
        <Trans>
          Fit {fit} of 100, based on {given} of {maxAnswers} answers
        </Trans>
      </p>
    </div>
  )
}

/** In place of numbers, where little is known. */
export function FirstGuess({ helpful }: Pick<FitSummaryProps, 'helpful'>) {
  return (
    <div className="grid max-w-prose gap-2">
      <p className="font-semibold">
        <Trans>This is a first guess. We know little about you yet. Tell us more:</Trans>
      </p>
      <HelpfulAnswers fields={helpful} />
    </div>
  )
}

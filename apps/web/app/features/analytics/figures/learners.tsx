import { Trans } from '@lingui/react/macro'
import { figureStep } from '@milepost/contract/analytics/limits'
import { formatNumber } from '#lib/format.ts'

/** A published count of learners; without one a dash, which the list explains once. */
export function Learners({ value }: { value: number | null }) {
  if (value !== null) return <span>{formatNumber(value)}</span>
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>fewer than 5</Trans>
      </span>
    </span>
  )
}

/** Explains how learners are counted and rounded, so that readers do not read too much into the numbers. */
export function HowCounted() {
  return (
    <p className="max-w-prose text-small text-ink-soft">
      <Trans>
        To protect learners’ privacy, numbers are updated once a day, rounded to steps of {figureStep} and hidden below
        5. Ignore small differences.
      </Trans>
    </p>
  )
}

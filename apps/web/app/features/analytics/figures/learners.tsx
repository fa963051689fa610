import { Trans } from '@lingui/react/macro'
import { figureStep } from '@milepost/contract/figures'
import { formatNumber } from '#lib/format.ts'

/** A published count of learners; without one, that there are fewer than five. */
export function Learners({ value }: { value: number | null }) {
  if (value !== null) return formatNumber(value)
  return (
    <span className="text-small font-normal text-ink-soft">
      <Trans>fewer than five</Trans>
    </span>
  )
}

/** Explains how learners are counted and rounded, so that readers do not read too much into the numbers. */
export function HowCounted() {
  return (
    <p className="max-w-prose text-small text-ink-soft">
      <Trans>
        Learners are counted in steps of {figureStep}, once a day, and fewer than five are not shown. A figure changes
        only when it is at least five out. So nobody can be read out of them, and small differences between two figures
        say nothing.
      </Trans>
    </p>
  )
}

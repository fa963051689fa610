import { Trans } from '@lingui/react/macro'
import { classNames } from '#ui/class-names.ts'

interface FitScoreProps {
  /** From 0 to 100. */
  fit: number
  className?: string
}

/** How well a career fits, as a number: in a separate line, or large at the edge of a wide container. */
export function FitScore({ fit, className }: FitScoreProps) {
  return (
    <p
      className={classNames(
        'flex items-baseline gap-2 @xl:grid @xl:content-start @xl:justify-items-end @xl:gap-0',
        className,
      )}
    >
      <span className="font-display text-heading font-extrabold text-spruce tabular-nums @xl:text-display">{fit}</span>
      <span className="text-small text-ink-soft">
        <Trans>fit, out of 100</Trans>
      </span>
    </p>
  )
}

import { Trans } from '@lingui/react/macro'
import type { Analytics } from '@milepost/contract/analytics/schema'
import { maxStars } from '@milepost/contract/feedback/limits'
import type { ReactNode } from 'react'
import { formatAgo, formatNumber } from '#lib/format.ts'
import { classNames } from '#ui/class-names.ts'

/** One's activity in a few figures; the institution has its card only where there is one. */
export function FigureCards({ analytics }: { analytics: Analytics }) {
  const { lastActive, averageRating, mostViewedCategory, mostEngagedInstitution } = analytics
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 @xs:grid-cols-2 @4xl:grid-cols-4">
      <Figure label={<Trans>Roadmaps Generated</Trans>}>{formatNumber(analytics.roadmapCount)}</Figure>
      <Figure label={<Trans>Feedback Given</Trans>}>{formatNumber(analytics.feedbackCount)}</Figure>
      <Figure label={<Trans>Courses Explored</Trans>}>{formatNumber(analytics.courseCount)}</Figure>
      <Figure label={<Trans>Last Active</Trans>} missing={lastActive === null}>
        {lastActive === null ? <Trans>No activity yet</Trans> : formatAgo(lastActive)}
      </Figure>
      <Figure label={<Trans>Average Feedback Rating</Trans>} missing={averageRating === null}>
        {averageRating === null ? (
          <Trans>N/A</Trans>
        ) : (
          <Trans>
            {formatNumber(Math.round(averageRating * 10) / 10)} of {maxStars}
          </Trans>
        )}
      </Figure>
      <Figure label={<Trans>Top Interest Area</Trans>} missing={mostViewedCategory === null}>
        {mostViewedCategory ?? <Trans>N/A</Trans>}
      </Figure>
      {mostEngagedInstitution !== null && (
        <Figure label={<Trans>Most Engaged Institution</Trans>} wide>
          {mostEngagedInstitution}
        </Figure>
      )}
    </dl>
  )
}

interface FigureProps {
  label: ReactNode
  /** There is nothing to show yet. */
  missing?: boolean
  wide?: boolean
  children: ReactNode
}

function Figure({ label, missing = false, wide = false, children }: FigureProps) {
  return (
    <div
      className={classNames(
        'row-span-2 grid supports-[grid-template-rows:subgrid]:grid-rows-subgrid gap-1 rounded-large bg-raised p-5 shadow-raised sm:p-6',
        wide && '@xs:col-span-2',
      )}
    >
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd
        className={classNames(
          'font-display text-title font-bold wrap-anywhere tabular-nums',
          missing && 'font-semibold text-ink-soft',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

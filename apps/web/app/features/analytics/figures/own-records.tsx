import { Plural, Trans } from '@lingui/react/macro'
import type { InstitutionFigures } from '@milepost/contract/analytics/schema'
import { applicationStatuses } from '@milepost/contract/applications/limits'
import { maxStars } from '@milepost/contract/feedback/limits'
import { formatNumber } from '#lib/format.ts'
import { useApplicationStatusNames } from '#ui/application-status.tsx'
import { Card } from '#ui/card.tsx'
import { share } from '#ui/chart-shapes.ts'
import { SectionTitle } from '#ui/section-title.tsx'

/** The institution's own records in figures: exact, since it sees each of them. */
export function OwnRecords({ figures: { applications, feedback } }: { figures: InstitutionFigures }) {
  const names = useApplicationStatusNames()
  const rows = applicationStatuses.map((state) => [state, names[state]] as const)
  const total = rows.reduce((sum, [state]) => sum + applications[state], 0)
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        <Card aria-labelledby="applications-by-state" className="grid content-start gap-4">
          <SectionTitle
            id="applications-by-state"
            note={
              <Plural
                value={total}
                _0="No applications yet."
                one="# application (exact)."
                other="# applications (exact)."
              />
            }
          >
            <Trans>Applications</Trans>
          </SectionTitle>
          {total > 0 && (
            <ul className="grid gap-3">
              {rows.map(([state, name]) => (
                <li key={state} className="grid gap-1">
                  <p className="flex justify-between gap-4">
                    <span>{name}</span>
                    <span className="font-display font-semibold tabular-nums">{formatNumber(applications[state])}</span>
                  </p>
                  <Bar part={share(applications[state], total)} />
                </li>
              ))}
            </ul>
          )}
        </Card>
        <FeedbackCard feedback={feedback} />
      </div>
    </div>
  )
}

function Bar({ part }: { part: number }) {
  return (
    <svg className="h-2 w-full" aria-hidden="true">
      <rect width="100%" height="100%" rx="4" className="fill-sunken" />
      {part > 0 && <rect width={`${part * 100}%`} height="100%" rx="4" className="fill-spruce" />}
    </svg>
  )
}

function FeedbackCard({ feedback: { total, rated, averageRating } }: Pick<InstitutionFigures, 'feedback'>) {
  return (
    <Card aria-labelledby="feedback-figures" className="grid content-start gap-4">
      <h2 id="feedback-figures" className="text-title">
        <Trans>Feedback</Trans>
      </h2>
      {total === 0 ? (
        <p className="text-ink-soft">
          <Trans>No feedback yet.</Trans>
        </p>
      ) : (
        <>
          <p className="font-display text-display font-extrabold tabular-nums">
            {averageRating === null ? (
              <Trans>N/A</Trans>
            ) : (
              <Trans>
                {formatNumber(Math.round(averageRating * 10) / 10)} of {maxStars}
              </Trans>
            )}
          </p>
          <p className="text-ink-soft">
            <Trans>
              <Plural value={total} one="# message" other="# messages" />,{' '}
              <Plural value={rated} one="# of them with stars." other="# of them with stars." />
            </Trans>
          </p>
        </>
      )}
    </Card>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { maxRestWeeks, rhythmWeeks } from '@milepost/contract/rhythm/limits'
import type { Rhythm } from '@milepost/contract/rhythm/schema'
import { WeekRow } from '#features/rhythm/week-row.tsx'

/** How the last weeks went, in words first. A week that is missed is not held against anyone. */
export function RhythmSummary({ weeks }: Pick<Rhythm, 'weeks'>) {
  const learned = weeks.filter(({ state }) => state === 'learned').length
  return (
    <div className="grid gap-3">
      <p className="font-display text-title font-bold">
        <Headline weeks={weeks} />
      </p>
      {learned > 0 && (
        <>
          <WeekRow weeks={weeks} />
          {weeks.length > 1 && (
            <p className="text-small text-ink-soft">
              <Trans>
                You learned in {learned} of the last <Plural value={weeks.length} one="# week" other="# weeks" />.
              </Trans>{' '}
              <Trans>
                Up to {maxRestWeeks} quiet weeks in {rhythmWeeks} are rest weeks.
              </Trans>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Headline({ weeks }: Pick<Rhythm, 'weeks'>) {
  const [before, now] = [weeks.at(-2), weeks.at(-1)]
  if (now?.state === 'learned') return <Trans>You’ve learned this week.</Trans>
  if (before?.state === 'missed') return <Trans>New week, same road.</Trans>
  if (before?.state === 'rest') return <Trans>Last week was a rest week.</Trans>
  return <Trans>One small step is enough for this week.</Trans>
}

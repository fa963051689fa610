import { Plural, Trans } from '@lingui/react/macro'
import type { AdvisorFigures } from '@milepost/contract/analytics/schema'
import { Shares } from '#features/analytics/advisor/shares.tsx'
import { formatDate, formatNumber } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { SectionTitle } from '#ui/section-title.tsx'

type Day = AdvisorFigures['days'][number]

/** Daily calls of a language model, their cost in tokens, and how often the embedded engine was used instead. */
export function ModelFigures({ board: { days, fallbacks, hasModel } }: { board: AdvisorFigures }) {
  const used = days.filter(({ calls, fallbacks: failed, tokens }) => calls + failed + tokens > 0).reverse()
  const sum = (part: 'calls' | 'tokens') => days.reduce((total, day) => total + day[part], 0)
  const reasons = fallbacks.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
  return (
    <Card aria-labelledby="model-figures" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <SectionTitle
        id="model-figures"
        note={
          <>
            {!hasModel && (
              <span>
                <Trans>No language model is set up. The embedded engine gives every answer.</Trans>{' '}
              </span>
            )}
            {(hasModel || used.length > 0) && (
              <Trans>
                <Plural value={sum('calls')} one="# call" other="# calls" /> and{' '}
                <Plural value={sum('tokens')} one="# token" other="# tokens" /> in this period.
              </Trans>
            )}
          </>
        }
      >
        <Trans>Language model</Trans>
      </SectionTitle>
      {reasons.length > 0 && (
        <>
          <h3 className="font-display font-semibold">
            <Trans>Why the embedded engine answered instead</Trans>
          </h3>
          <Shares
            rows={reasons.map(({ reason, count }) => ({ key: reason, name: <Fallback reason={reason} />, count }))}
          />
        </>
      )}
      {used.length > 0 && (
        <DataTable<Day>
          caption={<Trans>Language model calls by day</Trans>}
          rows={used}
          keyOf={({ day }) => day}
          columns={[
            {
              key: 'day',
              header: <Trans>Day</Trans>,
              isTitle: true,
              cell: ({ day }) => formatDate(`${day}T12:00:00Z`),
            },
            { key: 'calls', header: <Trans>Calls</Trans>, align: 'end', cell: ({ calls }) => formatNumber(calls) },
            {
              key: 'fallbacks',
              header: <Trans>Embedded engine instead</Trans>,
              align: 'end',
              cell: ({ fallbacks: failed }) => formatNumber(failed),
            },
            { key: 'tokens', header: <Trans>Tokens</Trans>, align: 'end', cell: ({ tokens }) => formatNumber(tokens) },
          ]}
        />
      )}
    </Card>
  )
}

function Fallback({ reason }: { reason: AdvisorFigures['fallbacks'][number]['reason'] }) {
  switch (reason) {
    case 'timeout':
      return <Trans>The model took too long</Trans>
    case 'http':
      return <Trans>The model couldn’t be reached</Trans>
    case 'invalid':
      return <Trans>Its answer couldn’t be used</Trans>
    case 'refused':
      return <Trans>The model refused to answer</Trans>
    case 'budget':
      return <Trans>The learner had used up the day’s tokens</Trans>
    case 'paused':
      return <Trans>Paused after repeated failures</Trans>
  }
}

import { Plural, Trans } from '@lingui/react/macro'
import type { AdvisorFigures } from '@milepost/contract/analytics/schema'
import { Shares } from '#features/analytics/advisor/shares.tsx'
import { formatPercent } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { share } from '#ui/chart-shapes.ts'
import { SectionTitle } from '#ui/section-title.tsx'

/** Whether learners take the career that is advised, and why they do not. */
export function AdviceFigures({ advice }: Pick<AdvisorFigures, 'advice'>) {
  const { given, followed, overruled, rejected } = advice
  const made = followed + overruled
  const reasons = rejected.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
  return (
    <Card aria-labelledby="advice-figures" className="grid content-start gap-4">
      <SectionTitle
        id="advice-figures"
        note={
          made === 0 ? (
            <Trans>No roadmaps were made in this period.</Trans>
          ) : (
            <Trans>
              {formatPercent(share(followed, made))} of the roadmaps are for the career we recommended first. Learners
              got <Plural value={given} one="# recommendation" other="# recommendations" />.
            </Trans>
          )
        }
      >
        <Trans>Do learners follow the advice?</Trans>
      </SectionTitle>
      <Shares
        rows={[
          { key: 'followed', name: <Trans>Roadmaps for the recommended career</Trans>, count: followed },
          { key: 'overruled', name: <Trans>Roadmaps for another career</Trans>, count: overruled },
        ]}
      />
      <h3 className="font-display font-semibold">
        <Trans>Careers learners set aside</Trans>
      </h3>
      {reasons.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>None in this period.</Trans>
        </p>
      ) : (
        <Shares
          rows={reasons.map(({ reason, count }) => ({ key: reason, name: <Rejected reason={reason} />, count }))}
        />
      )}
    </Card>
  )
}

function Rejected({ reason }: { reason: AdvisorFigures['advice']['rejected'][number]['reason'] }) {
  switch (reason) {
    case 'not_interested':
      return <Trans>The work doesn’t interest them</Trans>
    case 'too_technical':
      return <Trans>Too technical</Trans>
    case 'not_technical_enough':
      return <Trans>Not technical enough</Trans>
    case 'takes_too_long':
      return <Trans>Takes too long to learn</Trans>
    case 'few_openings':
      return <Trans>Few openings where they live</Trans>
    case 'tried_it':
      return <Trans>They’ve tried it</Trans>
    default:
      return <Trans>Another reason</Trans>
  }
}

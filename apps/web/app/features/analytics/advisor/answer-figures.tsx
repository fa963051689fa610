import { Plural, Trans } from '@lingui/react/macro'
import type { AdvisorFigures } from '@milepost/contract/analytics/schema'
import { guidePage } from '#lib/addresses.ts'
import { Card } from '#ui/card.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What readers said of the guides' answers, those that helped least first. */
export function AnswerFigures({ answers }: Pick<AdvisorFigures, 'answers'>) {
  return (
    <Card aria-labelledby="answer-figures" className="grid content-start gap-4">
      <SectionTitle id="answer-figures" note={<Trans>What readers said at the end of an answer.</Trans>}>
        <Trans>Are the guides useful?</Trans>
      </SectionTitle>
      {answers.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>None in this period.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {answers.map(({ id, guide, question, useful, notUseful }) => (
            <li key={id} className="grid gap-0.5">
              <TextLink to={guidePage(`${guide}#${id}`)}>{question}</TextLink>
              <span className="text-small text-ink-soft tabular-nums">
                <Plural value={useful} one="# yes" other="# yes" />
                {', '}
                <Plural value={notUseful} one="# no" other="# no" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

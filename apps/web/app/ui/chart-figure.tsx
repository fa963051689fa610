import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Card } from '#ui/card.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { ChevronRight } from './icons.ts'

export interface ChartTable {
  readonly columns: readonly [first: ReactNode, second: ReactNode]
  readonly rows: readonly { readonly key: string; readonly name: string; readonly value: string }[]
}

interface ChartFigureProps {
  title: ReactNode
  /** The title's level: 2, unless the chart is in a section with a title. */
  headingLevel?: 2 | 3
  /** What the picture shows, in words. */
  summary: ReactNode
  /** The picture; it is hidden from screen readers, which have the words and the table. */
  picture: ReactNode
  table: ChartTable
}

/** A picture of figures, what it says in a sentence, and the figures themselves in a table that can be unfolded. */
export function ChartFigure({ title, headingLevel = 2, summary, picture, table }: ChartFigureProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <SectionTitle id={id} level={headingLevel} note={summary}>
        {title}
      </SectionTitle>
      <div aria-hidden="true">{picture}</div>
      <details className="group">
        <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-small font-display font-semibold text-spruce [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-5 transition-transform group-open:rotate-90" aria-hidden />
          <Trans>Show as a table</Trans>
        </summary>
        <table className="mt-2 w-full text-left text-small">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-1.5 pr-4 font-semibold">
                {table.columns[0]}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {table.columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ key, name, value }) => (
              <tr key={key} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {name}
                </th>
                <td className="py-1.5 text-right tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

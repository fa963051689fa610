import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { RankedCareer } from '@milepost/contract/recommendations/schema'
import type { ReactNode } from 'react'
import { type ComparisonRow, useComparisonRows } from '#features/knowledge/careers/comparison-rows.tsx'
import { useWide } from '#ui/use-wide.ts'

export interface ComparedCareer {
  readonly ranked: RankedCareer
  readonly knowledge: CareerKnowledge
  /** The career's name, leading to its page. */
  readonly name: ReactNode
  readonly reasons: ReactNode
  readonly against: ReactNode
  readonly actions: ReactNode
}

interface ComparisonProps {
  careers: readonly ComparedCareer[]
  label: string
  /** In place of the fits, where little is known. Otherwise null. */
  firstGuess: ReactNode
}

/** Two or three careers side by side: a table where there is room, else one question after the other. */
export function Comparison({ careers, label, firstGuess }: ComparisonProps) {
  const rows = useComparisonRows(careers, firstGuess)
  return useWide() ? <Table careers={careers} rows={rows} label={label} /> : <Questions careers={careers} rows={rows} />
}

interface ViewProps {
  careers: readonly ComparedCareer[]
  rows: readonly ComparisonRow[]
}

function Table({ careers, rows, label }: ViewProps & { label: string }) {
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse text-left align-top">
      <thead>
        <tr>
          <td className="w-40 pr-6" />
          {careers.map(({ ranked, name }) => (
            <th
              key={ranked.careerId}
              scope="col"
              className="sticky top-0 bg-paper px-4 pt-3 pb-4 align-bottom font-display text-title"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-t border-line">
            <th scope="row" className="py-5 pr-6 align-top font-display font-semibold">
              <span>{row.title}</span>
              {row.note !== undefined && (
                <div className="mt-1 font-text text-small font-normal text-ink-soft">{row.note}</div>
              )}
            </th>
            {row.shared !== undefined && (
              <td colSpan={careers.length} className="px-4 py-5 align-top">
                {row.shared}
              </td>
            )}
            {row.cells?.map((cell, index) => (
              <td key={careers[index]?.ranked.careerId} className="px-4 py-5 align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Questions({ careers, rows }: ViewProps) {
  return (
    <div className="grid gap-8">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 font-display font-semibold">
        {careers.map(({ ranked, name }) => (
          <li key={ranked.careerId}>{name}</li>
        ))}
      </ul>
      {rows.map((row) => (
        <section key={row.id} className="grid gap-4 border-t border-line pt-5">
          <h2 className="text-title">{row.title}</h2>
          {row.note !== undefined && <div className="text-small text-ink-soft">{row.note}</div>}
          {row.shared}
          {row.cells?.map((cell, index) => {
            const career = careers[index]
            return (
              career !== undefined && (
                <div key={career.ranked.careerId} className="grid gap-1.5">
                  <h3 className="text-small text-ink-soft">{career.ranked.career}</h3>
                  {cell}
                </div>
              )
            )
          })}
        </section>
      ))}
    </div>
  )
}

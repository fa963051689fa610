import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ComparedCareer } from '#features/knowledge/careers/comparison.tsx'
import { Day } from '#features/knowledge/careers/day.tsx'
import { Education } from '#features/knowledge/careers/education.tsx'
import { compareGaps } from '#features/knowledge/careers/gaps.ts'
import { SkillNames } from '#features/knowledge/careers/skill-names.tsx'
import { Sourced } from '#features/knowledge/careers/sourced.tsx'
import { formatNumber } from '#lib/format.ts'
import { FitBar } from '#ui/fit-bar.tsx'

/** One question put to each of the careers: an answer for each, or one for all of them. */
export interface ComparisonRow {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  readonly cells?: readonly ReactNode[]
  readonly shared?: ReactNode
}

/** @param firstGuess In place of the fits, where little is known. */
export function useComparisonRows(careers: readonly ComparedCareer[], firstGuess: ReactNode): ComparisonRow[] {
  const { t } = useLingui()
  const { shared, own } = compareGaps(careers.map(({ ranked }) => ranked.gap))
  const each = (cell: (career: ComparedCareer) => ReactNode) => careers.map(cell)
  const sources = careers[0]?.knowledge.facts.sources ?? []
  return [
    {
      id: 'fit',
      title: t`Fit`,
      ...(firstGuess === null ? { cells: each(({ ranked }) => <Fit fit={ranked.fit} />) } : { shared: firstGuess }),
    },
    { id: 'for', title: t`Why it fits`, cells: each(({ reasons }) => reasons) },
    { id: 'against', title: t`What to consider`, cells: each(({ against }) => against) },
    {
      id: 'shared-skills',
      title: t`Skills they all need`,
      shared: <Gap skills={shared} most={12} none={<Trans>None in common.</Trans>} />,
    },
    {
      id: 'own-skills',
      title: careers.length === 2 ? t`Skills you’d need only for this career` : t`Other skills to learn`,
      cells: own.map((skills, index) => (
        <Gap
          key={careers[index]?.ranked.careerId}
          skills={skills}
          most={6}
          none={<Trans>None beyond the shared ones.</Trans>}
        />
      )),
    },
    { id: 'day', title: t`A typical day`, cells: each(({ knowledge }) => <Day day={knowledge.day} />) },
    {
      id: 'education',
      title: t`Education`,
      cells: each(({ knowledge }) => <Education education={knowledge.education} />),
    },
    {
      id: 'hours',
      title: t`Hours for a beginner`,
      note: <Trans>Our estimate, for the whole roadmap</Trans>,
      cells: each(({ knowledge }) => (
        <span className="font-display text-lead font-bold tabular-nums">
          {formatNumber(Math.round(knowledge.beginnerHours))}
        </span>
      )),
    },
    {
      id: 'demand',
      title: t`Technologies in demand`,
      note: <Sourced sources={sources} />,
      cells: each(({ knowledge }) => (
        <SkillNames skills={knowledge.facts.inDemand.map((name) => ({ id: name, name }))} />
      )),
    },
    { id: 'decision', title: t`Your decision`, cells: each(({ actions }) => actions) },
  ]
}

function Fit({ fit }: { fit: number }) {
  return (
    <div className="grid max-w-60 gap-1.5">
      <p>
        <span className="font-display text-lead font-bold tabular-nums">{fit}</span>{' '}
        <span className="text-small text-ink-soft">
          <Trans>of 100</Trans>
        </span>
      </p>
      <FitBar fit={fit} />
    </div>
  )
}

interface GapProps {
  skills: readonly { readonly id: string; readonly name: string }[]
  most: number
  none: ReactNode
}

function Gap({ skills, most, none }: GapProps) {
  if (skills.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-soft">
        <Plural value={skills.length} one="# skill" other="# skills" />
      </p>
      <SkillNames skills={skills} most={most} />
    </div>
  )
}

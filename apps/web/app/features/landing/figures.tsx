import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteFigures } from '@milepost/contract/analytics/schema'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '#lib/api.ts'
import { formatList } from '#lib/format.ts'

type Counted = Partial<SiteFigures>

/** Illustrations, small and labelled as such, until the product's own counts are larger. */
export function Figures() {
  const { t, i18n } = useLingui()
  const counted = useCountedFigures()
  const more = (figure: number | null | undefined) => (figure == null ? null : `${i18n.number(figure)}+`)
  const figures: readonly LandingFigure[] = [
    {
      name: t`satisfaction`,
      illustration: '95%',
      counted: counted.satisfaction == null ? null : `${counted.satisfaction}%`,
    },
    { name: t`students`, illustration: '2,500+', counted: more(counted.students) },
    { name: t`institutions`, illustration: '150+', counted: more(counted.institutions) },
    { name: t`active students`, illustration: '245', counted: more(counted.activeStudents) },
    { name: t`completed paths`, illustration: '189', counted: more(counted.completedPaths) },
  ]
  return (
    <section aria-labelledby="figures" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-small text-ink-soft">
      <h2 id="figures" className="sr-only">
        <Trans>In numbers</Trans>
      </h2>
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {figures.map(({ name, illustration, counted: own }) => (
          <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
            <dt>{name}</dt>
            <dd
              className={
                own === null ? 'tabular-nums' : 'font-display text-heading font-extrabold text-ink tabular-nums'
              }
            >
              {own ?? illustration}
            </dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere">{noteOf(figures)}</p>
    </section>
  )
}

interface LandingFigure {
  readonly name: string
  readonly illustration: string
  readonly counted: string | null
}

function noteOf(figures: readonly LandingFigure[]): ReactNode {
  const illustrations = figures.flatMap(({ name, counted }) => (counted === null ? [name] : []))
  if (illustrations.length === figures.length) return <Trans>Illustrative figures</Trans>
  if (illustrations.length === 0) return <Trans>Live figures, rounded down.</Trans>
  return <Trans>Illustrative figures: {formatList(illustrations)}. All others are live and rounded down.</Trans>
}

/** Asked for once the page is painted and has come to life; where they cannot be had, the illustrations stay. */
function useCountedFigures(): Counted {
  const [counted, setCounted] = useState<Counted>({})
  useEffect(() => {
    void call('GET /figures', {})
      .then(setCounted)
      .catch(() => undefined)
  }, [])
  return counted
}

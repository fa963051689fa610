import { Trans, useLingui } from '@lingui/react/macro'
import { getSiteFigures, type SiteFigures } from '@milepost/contract/site-figures'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '#lib/api.ts'

type Counted = Partial<SiteFigures>

/** Figures of the field: illustrations until the product's own counts are larger, and said to be. */
export function Figures() {
  const { t, i18n } = useLingui()
  const counted = useCountedFigures()
  const more = (figure: number | null | undefined) => (figure == null ? null : `${i18n.number(figure)}+`)
  const figures: readonly Figure[] = [
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
    <section aria-labelledby="figures" className="grid gap-6">
      <h2 id="figures" className="sr-only">
        <Trans>In figures</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-5">
        {figures.map(({ name, illustration, counted: own }) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 border-t-4 border-spruce pt-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-display text-heading font-extrabold tabular-nums">{own ?? illustration}</dd>
          </div>
        ))}
      </dl>
      {/* Two lines high from the start, so that nothing moves when it says more. */}
      <p className="min-h-[2lh] text-small text-ink-soft">{noteOf(figures)}</p>
    </section>
  )
}

interface Figure {
  readonly name: string
  readonly illustration: string
  readonly counted: string | null
}

function noteOf(figures: readonly Figure[]): ReactNode {
  const illustrations = figures.flatMap(({ name, counted }) => (counted === null ? [name] : []))
  if (illustrations.length === figures.length) return <Trans>Illustrative figures</Trans>
  if (illustrations.length === 0) return <Trans>Counted in the product, rounded down.</Trans>
  return (
    <Trans>
      Illustrative figures: {illustrations.join(', ')}. The others are counted in the product, rounded down.
    </Trans>
  )
}

/** Asked for once the page is painted and has come to life; where they cannot be had, the illustrations stay. */
function useCountedFigures(): Counted {
  const [counted, setCounted] = useState<Counted>({})
  useEffect(() => {
    void call(getSiteFigures, {})
      .then(setCounted)
      .catch(() => undefined)
  }, [])
  return counted
}

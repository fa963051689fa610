import { Trans, useLingui } from '@lingui/react/macro'
import type { CareerKnowledge } from '@milepost/contract/knowledge'
import type { ReactNode } from 'react'

type Fit = CareerKnowledge['education'][number]['fit']

const fits: readonly Fit[] = ['enough', 'helps', 'short']

/** Which schooling is a base for the work. */
export function Education({ education }: { education: CareerKnowledge['education'] }) {
  const { i18n } = useLingui()
  const texts: Record<Fit, (levels: string) => ReactNode> = {
    enough: (levels) => <Trans>Enough to start with: {levels}</Trans>,
    helps: (levels) => <Trans>Helps: {levels}</Trans>,
    short: (levels) => <Trans>Most who do this work have studied longer than: {levels}</Trans>,
  }
  if (education.every(({ fit }) => fit === 'enough')) {
    return (
      <p>
        <Trans>Any schooling is enough to start with.</Trans>
      </p>
    )
  }
  return (
    <ul className="grid gap-1.5">
      {fits.flatMap((fit) => {
        const levels = education.filter((one) => one.fit === fit).map(({ level }) => level)
        if (levels.length === 0) return []
        return [<li key={fit}>{texts[fit](new Intl.ListFormat(i18n.locale).format(levels))}</li>]
      })}
    </ul>
  )
}

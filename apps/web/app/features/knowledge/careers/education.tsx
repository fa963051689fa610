import { Trans } from '@lingui/react/macro'
import type { CareerKnowledge } from '@milepost/contract/knowledge/schema'
import type { ReactNode } from 'react'
import { formatList } from '#lib/format.ts'

type Fit = CareerKnowledge['education'][number]['fit']

const fits: readonly Fit[] = ['enough', 'helps', 'short']

/** Which schooling is a base for the work. */
export function Education({ education }: { education: CareerKnowledge['education'] }) {
  const texts: Record<Fit, (levels: string) => ReactNode> = {
    enough: (levels) => <Trans>You can start with: {levels}</Trans>,
    helps: (levels) => <Trans>Helps: {levels}</Trans>,
    short: (levels) => <Trans>Most people in this job went further than: {levels}</Trans>,
  }
  if (education.every(({ fit }) => fit === 'enough')) {
    return (
      <p>
        <Trans>You can start with any level of education.</Trans>
      </p>
    )
  }
  return (
    <ul className="grid gap-1.5">
      {fits.flatMap((fit) => {
        const levels = education.filter((one) => one.fit === fit).map(({ level }) => level)
        if (levels.length === 0) return []
        return [<li key={fit}>{texts[fit](formatList(levels))}</li>]
      })}
    </ul>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Figures of the field: illustrations until the product's own counts are larger, and said to be. */
export function Figures() {
  return (
    <section aria-labelledby="figures" className="grid gap-6">
      <h2 id="figures" className="sr-only">
        <Trans>In figures</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-5">
        <Figure value="95%" name={<Trans>satisfaction</Trans>} />
        <Figure value="2,500+" name={<Trans>students</Trans>} />
        <Figure value="150+" name={<Trans>institutions</Trans>} />
        <Figure value="245" name={<Trans>active students</Trans>} />
        <Figure value="189" name={<Trans>completed paths</Trans>} />
      </dl>
      <p className="text-small text-ink-soft">
        <Trans>Illustrative figures</Trans>
      </p>
    </section>
  )
}

function Figure({ value, name }: { value: string; name: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 border-t-4 border-spruce pt-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-display text-heading font-extrabold tabular-nums">{value}</dd>
    </div>
  )
}

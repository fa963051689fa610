import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { measured } from '#features/landing/measured.ts'
import { formatPercent } from '#lib/format.ts'
import { Link } from '#ui/link.tsx'

/** What the advice rests on: what was measured, what never matters, and the sources. */
export function HowWeKnow() {
  const { texts, changedRankings } = measured
  const [first, firstThree, fromSentence] = [measured.first, measured.firstThree, measured.firstOfSentences].map(
    formatPercent,
  )
  return (
    <section aria-labelledby="how-we-know" className="grid gap-8">
      <h2 id="how-we-know" className="text-heading">
        <Trans>How do we know?</Trans>
      </h2>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        <Fact figure={first} title={<Trans>We measure our advice</Trans>}>
          <Trans>
            We tested it on {texts} texts about jobs from the European Commission and the US Department of Labor. The
            right career came first in {first} of them, and in the top three in {firstThree}. From one sentence alone it
            was {fromSentence}, so tell us a little more.
          </Trans>
        </Fact>
        <Fact figure={changedRankings} title={<Trans>Who you are never matters</Trans>}>
          <Trans>
            We changed the name, gender, age and location and kept all other answers. Not one ranking changed.
          </Trans>
        </Fact>
        <Fact figure="O*NET" title={<Trans>Our sources are named</Trans>}>
          <Trans>
            What jobs are like comes from O*NET, a public database of the US Department of Labor. The hours are our own
            estimates. <SourcesLink>See our sources</SourcesLink>
          </Trans>
        </Fact>
      </div>
    </section>
  )
}

function Fact({ figure, title, children }: { figure: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <article className="grid content-start gap-2 border-t-4 border-spruce pt-4">
      <p className="font-display text-heading font-extrabold text-spruce tabular-nums">{figure}</p>
      <h3 className="text-title">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </article>
  )
}

function SourcesLink({ children }: { children?: ReactNode }) {
  return (
    <Link to={pages.sources} className="font-semibold text-spruce underline underline-offset-4">
      {children}
    </Link>
  )
}

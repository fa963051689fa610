import { Plural, Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import sample from '#features/landing/sample.json'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextLink } from '#ui/text-link.tsx'

const hoursPerWeek = 10
const weeks = Math.ceil(sample.hours / hoursPerWeek)

interface QuestionsProps {
  /** Monthly prices of the paid plans. */
  pro: string
  premium: string
}

/** What visitors ask first, with the prices in a line. */
export function Questions({ pro, premium }: QuestionsProps) {
  return (
    <section
      aria-labelledby="questions"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-16"
    >
      <div className="grid content-start gap-3">
        <h2 id="questions" className="text-heading">
          <Trans>Questions and answers</Trans>
        </h2>
        <p className="text-lead text-ink-soft">
          <Trans>
            Basic is free. Pro is {pro} and Premium {premium} a month.
          </Trans>
        </p>
        <p>
          <TextLink to={pages.plans}>
            <Trans>Compare the plans</Trans>
          </TextLink>
        </p>
      </div>
      <div className="grid divide-y-2 divide-line border-y-2 border-line">
        <Question title={<Trans>Is it really free?</Trans>}>
          <Trans>
            Yes. The recommendation, your roadmap, your progress and the course finder are free. You don’t need a card.
          </Trans>
        </Question>
        <Question title={<Trans>I have no experience. Is it for me?</Trans>}>
          <Trans>
            Yes. A roadmap starts with the basics. If you already know something, it leaves those steps out.
          </Trans>
        </Question>
        <Question title={<Trans>What if technology isn’t for me?</Trans>}>
          <Trans>Then we can’t help much. All our careers are in technology, and we’d rather say so now.</Trans>
        </Question>
        <Question title={<Trans>Does it promise me a job?</Trans>}>
          <Trans>No. It shows what to learn and what to build. The decision is always yours.</Trans>
        </Question>
        <Question title={<Trans>What happens to my answers?</Trans>}>
          <Trans>
            We use them for your advice and sell nothing. You can download or delete everything at any time.
          </Trans>
        </Question>
        <Question title={<Trans>How long does it take?</Trans>}>
          <Trans>
            It takes about 2 minutes to start. The roadmap at the top takes{' '}
            <Plural value={weeks} one="# week" other="# weeks" /> at{' '}
            <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week.
          </Trans>
        </Question>
      </div>
    </section>
  )
}

function Question({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="py-3">
      <Disclosure summary={title}>
        <p className="max-w-prose pb-2 pl-7">{children}</p>
      </Disclosure>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The way from not knowing to a job, as five stops along one road. */
export function FiveSteps() {
  return (
    <section aria-labelledby="five-steps" className="grid gap-10">
      <h2 id="five-steps" className="text-heading">
        <Trans>Five stops, one road</Trans>
      </h2>
      <ol className="grid lg:grid-cols-5 lg:gap-6">
        <Stop number={1} title={<Trans>Tell about yourself</Trans>}>
          <Trans>Three short pages: what you like, what you know, what you can spend.</Trans>
        </Stop>
        <Stop number={2} title={<Trans>AI analysis</Trans>}>
          <Trans>Your answers are weighed against thirteen careers. Name, gender, age and place play no part.</Trans>
        </Stop>
        <Stop number={3} title={<Trans>Career path suggestions</Trans>}>
          <Trans>One recommendation and its alternatives, each with reasons, and with what speaks against it.</Trans>
        </Stop>
        <Stop number={4} title={<Trans>Step-by-step roadmap</Trans>}>
          <Trans>Numbered steps in an order that works, with hours, milestones and courses that teach them.</Trans>
        </Stop>
        <Stop number={5} title={<Trans>Job ready</Trans>} last>
          <Trans>Something to show at every milestone, and your progress kept until you arrive.</Trans>
        </Stop>
      </ol>
    </section>
  )
}

interface StopProps {
  number: number
  title: ReactNode
  last?: boolean
  children: ReactNode
}

/** On a phone the road runs down, on a wide screen across. */
function Stop({ number, title, last = false, children }: StopProps) {
  return (
    <li className="relative flex gap-5 pb-10 last:pb-0 lg:flex-col lg:pb-0">
      {!last && (
        <span
          aria-hidden="true"
          className="absolute top-5 left-5 h-full w-1 -translate-x-1/2 bg-spruce lg:top-5 lg:left-5 lg:h-1 lg:w-[calc(100%+1.5rem)] lg:translate-x-0 lg:-translate-y-1/2"
        />
      )}
      <span
        aria-hidden="true"
        className={
          last
            ? 'relative grid size-10 shrink-0 place-items-center rounded-t-full rounded-b-small bg-signal font-display font-bold text-on-signal'
            : 'relative grid size-10 shrink-0 place-items-center rounded-full bg-spruce font-display font-bold text-on-spruce'
        }
      >
        {number}
      </span>
      <div className="grid content-start gap-2">
        <h3 className="text-title text-wrap">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  )
}

import { Trans } from '@lingui/react/macro'
import { careerIds } from '@milepost/contract/careers/limits'
import type { ReactNode } from 'react'

const careerCount = careerIds.length

/** The way from not knowing to a job, as five stops along one road. */
export function FiveSteps({ id }: { id: string }) {
  return (
    <section aria-labelledby={id} className="grid gap-10">
      <h2 id={id} className="text-heading">
        <Trans>From first question to first job</Trans>
      </h2>
      <ol className="grid lg:grid-cols-5 lg:gap-6">
        <Stop number={1} title={<Trans>Tell about yourself</Trans>}>
          <Trans>Three short pages about your interests, your skills and your budget.</Trans>
        </Stop>
        <Stop number={2} title={<Trans>AI analysis</Trans>}>
          <Trans>
            We compare your answers with {careerCount} careers. Your name, gender, age and location never count.
          </Trans>
        </Stop>
        <Stop number={3} title={<Trans>Career path suggestions</Trans>}>
          <Trans>One career to aim for and several alternatives, each with honest pros and cons.</Trans>
        </Stop>
        <Stop number={4} title={<Trans>Step-by-step roadmap</Trans>}>
          <Trans>Clear steps in the right order, with time estimates, milestones and matching courses.</Trans>
        </Stop>
        <Stop number={5} title={<Trans>Job ready</Trans>} last>
          <Trans>A project to show for every milestone, and your progress saved all the way.</Trans>
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
export function Stop({ number, title, last = false, children }: StopProps) {
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

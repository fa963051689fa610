import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

interface WhatInstitutionsGetProps {
  /** The id of the form, where one applies. */
  formId: string
  /** The skills learners are waiting for. */
  demand: ReactNode
  /** A course beside the step it teaches. */
  example: ReactNode
}

/** What an institution gets, shown before it is asked for anything. */
export function WhatInstitutionsGet({ formId, demand, example }: WhatInstitutionsGetProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16 pb-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={`#${formId}`} size="large">
          <Trans>Apply now</Trans>
        </ButtonLink>
        <p className="text-ink-soft">
          <Trans>Joining is free, and so is listing your courses.</Trans>
        </p>
      </div>
      <Part
        id="demand"
        title={<Trans>What learners are waiting for</Trans>}
        text={<Trans>These learners need a skill and have no course for it. Yours could be the one.</Trans>}
        note={
          <Trans>
            This is part of the demand page. You’ll see every skill there, with the courses that already teach it. We
            count in fives, so no one can be identified.
          </Trans>
        }
      >
        <Card aria-labelledby="demand">{demand}</Card>
      </Part>
      <Part
        id="example"
        title={<Trans>Your course, next to the step it teaches</Trans>}
        text={<Trans>Learners see your course exactly when they reach the step, and apply to you from there.</Trans>}
        note={<Trans>A course is linked when it really teaches the step. No one can pay for it.</Trans>}
      >
        <div className="grid max-w-120 grid-cols-[minmax(0,1fr)]">{example}</div>
      </Part>
      <section aria-labelledby="next" className="grid gap-6">
        <h2 id="next" className="text-heading">
          <Trans>What happens next</Trans>
        </h2>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
          <Stage number={1} title={<Trans>You apply</Trans>}>
            <Trans>Tell us your institution’s name, what it teaches and where it is. It takes about 5 minutes.</Trans>
          </Stage>
          <Stage number={2} title={<Trans>We review</Trans>}>
            <Trans>
              A person reads every request, usually within 3 working days. We email you either way, with the reason.
            </Trans>
          </Stage>
          <Stage number={3} title={<Trans>You publish</Trans>}>
            <Trans>Add courses one by one or import a file. We link each one to the steps it teaches.</Trans>
          </Stage>
        </ol>
      </section>
    </div>
  )
}

interface PartProps {
  id: string
  title: ReactNode
  text: ReactNode
  note: ReactNode
  children: ReactNode
}

function Part({ id, title, text, note, children }: PartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.3fr]">
      <div className="grid max-w-prose gap-3">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="text-lead text-ink-soft">{text}</p>
        <p className="text-ink-soft">{note}</p>
      </div>
      {children}
    </section>
  )
}

function Stage({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full bg-spruce font-display font-bold text-on-spruce"
      >
        {number}
      </span>
      <h3 className="text-title">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}

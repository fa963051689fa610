import { Trans } from '@lingui/react/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { AllTicked, FirstTask, NextSession, NextStepCard, WhatToShow } from '#features/overview/next-step-card.tsx'
import { type OverviewPart, overviewSlots as slots } from '#lib/overview-slots.ts'
import { queryClient } from '#lib/query-client.ts'
import { StudentFrame } from './student-frame.tsx'

const nothing = () => undefined
const task = { id: 'task', label: slots.task, description: slots.description }
const session = { ...task, hours: Number(slots.sessionHours) }

/**
 * The beginning of the overview, with slots for what the learner's data says. It is rendered while building only, and lies over
 * the page until the application has drawn the same (build-steps/draw-early.ts). Till then nothing in it can be used.
 */
export function EarlyOverview() {
  return (
    <QueryClientProvider client={queryClient}>
      <div inert aria-hidden="true" className="early-drawing absolute inset-x-0 top-0 z-50 min-h-dvh bg-paper">
        <StudentFrame
          name={slots.initial + slots.restOfName}
          bell={<NotificationBell userId="" onNews={nothing} />}
          onSignOut={nothing}
        >
          <div className="grid min-h-dvh content-start gap-6">
            <Card part="step" milestone={false} done={0} />
            <Card part="step-started" milestone={false} done={Number(slots.done)} />
            <Card part="milestone" milestone done={0} />
            <Card part="milestone-started" milestone done={Number(slots.done)} />
          </div>
        </StudentFrame>
      </div>
    </QueryClientProvider>
  )
}

function Card({ part, milestone, done }: { part: OverviewPart; milestone: boolean; done: number }) {
  const label = slots.labelBeginning + slots.restOfLabel
  return (
    <Part name={part}>
      <NextStepCard
        step={{ id: Number(slots.id), label, hours: Number(slots.hours), milestone }}
        total={Number(slots.total)}
        tasks={{ done, total: Number(slots.tasks), areSessions: true }}
        first={<FirstThing />}
        week={<Week />}
      />
    </Part>
  )
}

function FirstThing() {
  return (
    <>
      <Part name="next-session">
        <NextSession session={session} to="" />
      </Part>
      <Part name="first-task">
        <FirstTask task={task} onTick={nothing} />
      </Part>
      <Part name="all-ticked">
        <AllTicked onDone={nothing} />
      </Part>
      <Part name="what-to-show">
        <WhatToShow text={slots.description} />
      </Part>
    </>
  )
}

function Week() {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-soft">
        <Trans>This week</Trans>
      </h3>
    </section>
  )
}

/** What is taken out unless the learner's data wants it. */
function Part({ name, children }: { name: OverviewPart; children: ReactNode }) {
  return (
    <div data-part={name} className="contents">
      {children}
    </div>
  )
}

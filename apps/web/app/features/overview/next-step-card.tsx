import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { StepDetail } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cutLabel } from '#features/overview/steps.ts'
import { formatNumber } from '#lib/format.ts'
import { langOf } from '#lib/i18n.ts'
import type { PlannedSession } from '#lib/planned-sessions.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Check } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SessionHours } from '#ui/session-hours.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface NextStepCardProps {
  step: { readonly id: number; readonly label: string; readonly hours: number; readonly milestone: boolean }
  /** How many steps there are. */
  total: number
  tasks: { readonly done: number; readonly total: number; readonly areSessions: boolean }
  /** The first small thing to do: a task to tick, or what a milestone has to show. */
  first: ReactNode
  week: ReactNode
}

/** What the learner can do now: the next step, its first small thing, and how the week is going. */
export function NextStepCard({ step, total, tasks, first, week }: NextStepCardProps) {
  return (
    <Card aria-labelledby="next-step" className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <div className="grid content-start gap-4">
          <div className="grid gap-1">
            <h2 id="next-step" className="text-body text-ink-soft">
              {step.milestone ? <Trans>Your next milestone</Trans> : <Trans>Your next step</Trans>}
            </h2>
            <p
              lang={langOf(step.label)}
              className="line-clamp-3 font-display text-title font-bold tracking-tight text-balance"
            >
              {step.label}
            </p>
            <p className="text-small text-ink-soft tabular-nums">
              <Trans>
                Step {step.id} of {total}
              </Trans>
              <span>
                {' '}
                · <Plural value={Math.round(step.hours)} one="about # hour" other="about # hours" />
              </span>
              {tasks.done > 0 && (
                <span>
                  {' '}
                  ·{' '}
                  <span>
                    {tasks.areSessions ? (
                      <Trans>
                        {tasks.done} of <Plural value={tasks.total} one="# session" other="# sessions" /> done
                      </Trans>
                    ) : (
                      <Trans>
                        {tasks.done} of <Plural value={tasks.total} one="# part" other="# parts" /> done
                      </Trans>
                    )}
                  </span>
                </span>
              )}
            </p>
          </div>
          <ButtonLink to={`${pages.roadmap}?step=${step.id}`} className="justify-self-start py-3">
            <Trans>Continue with "{cutLabel(step.label)}..."</Trans>
          </ButtonLink>
        </div>
        <div className="grid content-start gap-5">
          {first}
          {week}
        </div>
      </div>
    </Card>
  )
}

interface FirstTaskProps {
  task: StepDetail
  onTick: () => void
}

/** The first task of a step that is not ticked yet. Ticking it shows the one after it. */
export function FirstTask({ task, onTick }: FirstTaskProps) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-soft">
        <Trans>Start with this</Trans>
      </h3>
      <Checkbox key={task.id} checked={false} onChange={onTick}>
        <span className="font-semibold">{task.label}</span>
        <span className="line-clamp-3">{task.description}</span>
      </Checkbox>
    </section>
  )
}

/** The first session of a step that is not done yet. */
export function NextSession({ session, to }: { session: PlannedSession['session']; to: string }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-soft">
        <Trans>Next</Trans>
      </h3>
      <p>
        <Link
          to={to}
          className="font-semibold text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {session.label}
        </Link>
        <span className="text-ink-soft">
          , <SessionHours hours={session.hours} />
        </span>
      </p>
      <p className="line-clamp-3">
        <Trans>You’ll be able to {session.description}.</Trans>
      </p>
    </section>
  )
}

/** All tasks of the step are ticked: it can be marked done here. */
export function AllTicked({ onDone }: { onDone: () => void }) {
  return (
    <section className="grid justify-items-start gap-2">
      <p className="font-semibold">
        <Trans>You’ve done every part of this step.</Trans>
      </p>
      <Button variant="quiet" onClick={onDone}>
        <Check className="size-5" aria-hidden />
        <Trans>Mark as done</Trans>
      </Button>
    </section>
  )
}

/** What a milestone, or a step without tasks, asks for. */
export function WhatToShow({ text }: { text: string }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-soft">
        <Trans>What to show</Trans>
      </h3>
      <p className="line-clamp-3">{text}</p>
    </section>
  )
}

/** The hours of what was ticked this week, against those the learner planned. */
export function WeekHours({ hours, planned }: { hours: number; planned: number | null }) {
  const { t } = useLingui()
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-soft">
        <Trans>This week</Trans>
      </h3>
      {planned === null ? (
        <p className="flex flex-wrap gap-x-4">
          {hours > 0 && (
            <span className="font-semibold">
              <Plural value={hours} one="# hour done" other="# hours done" />
            </span>
          )}
          <TextLink to={pages.roadmap}>
            <Trans>Plan your hours a week</Trans>
          </TextLink>
        </p>
      ) : (
        <>
          <p className="font-semibold tabular-nums">
            {hours > planned && (
              <Trans>
                <Plural value={hours} one="# hour" other="# hours" /> done, {formatNumber(planned)} planned
              </Trans>
            )}
            {hours > 0 && hours <= planned && (
              <Trans>
                {formatNumber(hours)} of <Plural value={planned} one="# hour" other="# hours" /> done
              </Trans>
            )}
            {hours === 0 && <Plural value={planned} one="# hour planned" other="# hours planned" />}
          </p>
          <ProgressBar label={t`Hours this week`} value={(hours / planned) * 100} />
        </>
      )}
    </section>
  )
}

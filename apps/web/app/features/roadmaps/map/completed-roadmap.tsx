import { Plural, Trans } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { sectionsOf } from '#features/roadmaps/sections.ts'
import { destinationOf } from '#features/roadmaps/title-ways.ts'
import { langOf } from '#lib/i18n.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LogoMark } from '#ui/logo.tsx'

interface CompletedRoadmapProps {
  roadmap: Roadmap
  /** The learner's own work at a milestone, with the way to link it. */
  workAt: (step: Roadmap['roadmap'][number]) => ReactNode
}

/** Every step is done: what was learned, what was built, and where to go from here. */
export function CompletedRoadmap({ roadmap: finished, workAt }: CompletedRoadmapProps) {
  const { careerId, roadmap } = finished
  const career = destinationOf(finished)
  const steps = [...roadmap].sort((a, b) => a.id - b.id)
  const milestones = steps.filter(({ milestone }) => milestone)
  const learned = steps.filter(({ milestone }) => !milestone)
  const hours = Math.round(steps.reduce((sum, step) => sum + step.hours, 0))
  return (
    <section
      aria-labelledby="arrival"
      className="@container grid grid-cols-[minmax(0,1fr)] gap-6 rounded-large bg-raised p-5 shadow-raised sm:p-8"
    >
      <div className="flex items-center gap-4">
        <LogoMark className="size-14 shrink-0" />
        <div>
          <h2 id="arrival" className="text-heading">
            <Trans>You made it!</Trans>
          </h2>
          <p className="text-ink-soft">
            <Trans>
              You finished your road to {career}: <Plural value={steps.length} one="# step" other="# steps" />,{' '}
              <Plural value={hours} one="# hour" other="# hours" />.
            </Trans>
          </p>
        </div>
      </div>
      <div className="grid gap-6 @2xl:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="text-lead">
            <Trans>What you learned</Trans>
          </h3>
          <ul className="grid gap-2">
            {sectionsOf(learned).map(({ name, steps: members }) => (
              <li key={name}>
                <span className="block font-display font-semibold">{name}</span>
                <span className="text-small text-ink-soft">{members.map(({ label }) => label).join(', ')}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-3">
          <h3 className="text-lead">
            <Trans>What you built</Trans>
          </h3>
          <ul className="grid gap-4">
            {milestones.map((step) => (
              <li key={step.id} className="grid gap-1">
                <span lang={langOf(step.label)} className="font-display font-semibold">
                  {step.label}
                </span>
                {workAt(step)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <WhatNow careerId={careerId} />
    </section>
  )
}

/** Where to go from here. */
function WhatNow({ careerId }: Pick<Roadmap, 'careerId'>) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lead">
        <Trans>What now?</Trans>
      </h3>
      <p className="max-w-prose text-ink-soft">
        <Trans>Share your road and your work with people who hire, or see where else these skills lead.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pages.recommendation}>
          <Trans>Where else these skills lead</Trans>
        </ButtonLink>
        <ButtonLink to={addressOf(pages.career, { careerId })} variant="quiet">
          <Trans>What the work is like</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

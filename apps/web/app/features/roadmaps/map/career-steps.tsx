import { Plural, Trans } from '@lingui/react/macro'
import type { CareerStep } from '@milepost/contract/careers/schema'
import type { RoadmapTitle } from '@milepost/contract/roadmaps/schema'
import { StepMaterials } from '#features/roadmaps/step/step-materials.tsx'
import { TitleSign } from '#features/roadmaps/title-sign.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { MilestonePrefix, StepMarker } from '#ui/step-state.tsx'
import '#features/roadmaps/map/route.css'
import { langOf } from '#lib/i18n.ts'

const anchorOf = ({ id }: CareerStep) => `step-${id}`

/** The place on the page of the step that teaches a skill, or null where the roadmap has none. */
export function stepOfSkill(steps: readonly CareerStep[], skillId: string): string | null {
  const step = steps.find(({ milestone, skills }) => !milestone && skills.includes(skillId))
  return step === undefined ? null : `#${anchorOf(step)}`
}

interface CareerStepsProps {
  steps: readonly CareerStep[]
  /** Jobs on the way. */
  titles: readonly RoadmapTitle[]
}

/** All steps of a career's roadmap to read, without a learner's progress. Disclosures work without scripts. */
export function CareerSteps({ steps, titles }: CareerStepsProps) {
  const sections = [...Map.groupBy(steps, ({ section }) => section)]
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
      {sections.map(([name, members]) => (
        <section key={name} aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-line pb-2">
            <h3 className="text-lead font-bold">{name}</h3>
            <p className="text-small text-ink-soft tabular-nums">
              <Plural value={sumOfHours(members)} one="# hour" other="# hours" />
            </p>
          </header>
          <ol>
            {members.map((step) => (
              <CareerStepItem
                key={step.key}
                step={step}
                titles={titles.filter(({ reachedAfterStep }) => reachedAfterStep === step.id)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const sumOfHours = (steps: readonly CareerStep[]) => steps.reduce((sum, { hours }) => sum + hours, 0)

function CareerStepItem({ step, titles }: { step: CareerStep; titles: readonly RoadmapTitle[] }) {
  const { id, label, description, hours, milestone, details, materials } = step
  return (
    <li
      id={anchorOf(step)}
      tabIndex={-1}
      className="stop relative scroll-mt-8 rounded-large py-3 pr-3 pl-15 outline-offset-0 target:bg-signal-soft sm:pl-20"
    >
      <span className="stop-sign absolute left-2 z-10 sm:left-4.5">
        <StepMarker number={id} milestone={milestone} status="not_started" here={false} />
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <h4 className="font-display text-body leading-snug font-bold">
          {milestone && <MilestonePrefix />}
          <span lang={langOf(label)}>{label}</span>
        </h4>
        <p className="text-small text-ink-soft tabular-nums">
          <Plural value={hours} one="about # hour" other="about # hours" />
        </p>
        <p lang={langOf(description)}>{description}</p>
        <Disclosure summary={milestone ? <Trans>What to show</Trans> : <Trans>What to learn and build</Trans>}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-l-2 border-line pl-4">
            <Details details={details} />
            <StepMaterials materials={materials} label={label} />
          </div>
        </Disclosure>
        {titles.map(({ id: titleId, title, summary }) => (
          <TitleSign key={titleId} title={title}>
            {summary}
          </TitleSign>
        ))}
      </div>
    </li>
  )
}

function Details({ details }: Pick<CareerStep, 'details'>) {
  if (typeof details === 'string') return <p className="whitespace-pre-line">{details}</p>
  return (
    <dl className="grid gap-3">
      {details.map(({ id, label, description }) => (
        <div key={id}>
          <dt lang={langOf(label)} className="font-display font-semibold">
            {label}
          </dt>
          <dd lang={langOf(description)}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}

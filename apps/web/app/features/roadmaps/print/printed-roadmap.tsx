import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '@milepost/contract/notes/schema'
import { product } from '@milepost/contract/product'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { Arrival } from '#features/roadmaps/arrival.tsx'
import { PrintedMaterials } from '#features/roadmaps/print/printed-materials.tsx'
import { sectionsOf } from '#features/roadmaps/sections.ts'
import { ShorterStep } from '#features/roadmaps/shorter-step.tsx'
import { TitleSign } from '#features/roadmaps/title-sign.tsx'
import { LeadsElsewhere, TitlesOnTheWay } from '#features/roadmaps/titles-on-the-way.tsx'
import { formatDay } from '#lib/format.ts'
import { langOf } from '#lib/i18n.ts'
import '#features/roadmaps/print/print.css'

interface PrintedRoadmapProps {
  roadmap: Roadmap
  statuses: Readonly<Record<number, StepStatus>>
  name: string
  /** Those that the learner wants on paper. */
  notes: readonly Note[]
}

/** The whole roadmap on paper: all of it unfolded, with a box to tick at each step. */
export function PrintedRoadmap({ roadmap, statuses, name, notes }: PrintedRoadmapProps) {
  const today = new Date()
  const steps = [...roadmap.roadmap].sort((a, b) => a.id - b.id)
  const done = steps.filter(({ id }) => statuses[id] === 'done').length
  const pace = paceOf(steps, statuses, roadmap.hoursPerWeek, today)
  return (
    <article className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-heading">{roadmap.career}</h1>
        <p>
          {name.trim() !== '' && <span>{`${name} · `}</span>}
          <Trans>
            {done} of <Plural value={steps.length} one="# step" other="# steps" /> done
          </Trans>
          <span>
            {' · '}
            <Trans>
              about <Plural value={Math.round(pace.hoursLeft)} one="# hour" other="# hours" /> left
            </Trans>
          </span>
          {pace.finish !== null && (
            <span>
              {' · '}
              <Trans>arrival</Trans> <Arrival day={pace.finish} />
            </span>
          )}
        </p>
        <TitlesOnTheWay roadmap={roadmap} statuses={statuses} />
        <LeadsElsewhere roadmap={roadmap} />
        <p className="text-small">
          <Trans>
            Printed from {product.name} on {formatDay(today)}
          </Trans>
        </p>
      </header>
      {sectionsOf(steps).map((section) => (
        <section key={section.steps[0]?.key ?? section.name} aria-label={section.name} className="printed-section">
          <h2 className="mb-3 border-b-2 border-ink pb-1 text-title">{section.name}</h2>
          <ol className="grid gap-5">
            {section.steps.map((step) => (
              <PrintedStep
                key={step.key}
                step={step}
                status={statuses[step.id] ?? 'not_started'}
                reachedOn={pace.milestones.get(step.id)}
                roadmap={roadmap}
                notes={notes.filter(({ subject }) => subject === step.key || subject.startsWith(`${step.key}/`))}
              />
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

interface PrintedStepProps {
  step: Step
  status: StepStatus
  reachedOn: Date | undefined
  roadmap: Pick<Roadmap, 'courses' | 'institutions' | 'knownSkills' | 'titles'>
  notes: readonly Note[]
}

function PrintedStep({ step, status, reachedOn, roadmap, notes }: PrintedStepProps) {
  const { t } = useLingui()
  const states: Record<StepStatus, string> = { not_started: t`Not started`, ongoing: t`Ongoing`, done: t`Done` }
  const course = roadmap.courses.find(({ id }) => id === step.courseId)
  const institution = roadmap.institutions.find(({ id }) => id === course?.institution_id)
  return (
    <li className="printed-step grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="mt-1 grid size-5 place-items-center border-2 border-ink text-small leading-none"
      >
        {status === 'done' && '✓'}
      </span>
      <div className="grid gap-1.5">
        <h3 className="text-body">
          <span>{`${step.id}. `}</span>
          {step.milestone && (
            <span>
              <Trans>Milestone:</Trans>{' '}
            </span>
          )}
          <span lang={langOf(step.label)}>{step.label}</span>
        </h3>
        <p className="text-small">
          <span>
            {states[status]} · <Trans>Estimated Time</Trans>: <span>{step.estimatedTime || t`N/A`}</span>
          </span>
          {reachedOn !== undefined && (
            <span>
              {' · '}
              <Arrival day={reachedOn} />
            </span>
          )}
        </p>
        <p lang={langOf(step.description)}>{step.description}</p>
        <ShorterStep step={step} knownSkills={roadmap.knownSkills} />
        {typeof step.details === 'string' ? (
          <p className="whitespace-pre-line">{step.details}</p>
        ) : (
          <dl className="grid gap-1">
            {step.details.map(({ id, label, description }) => (
              <div key={id}>
                <dt className="inline font-semibold">{label}: </dt>
                <dd lang={langOf(description)} className="inline">
                  {description}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <PrintedMaterials materials={step.materials} />
        {notes.map(({ subject, text }) => (
          <p key={subject} className="border-l-2 border-ink pl-3 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        ))}
        {course !== undefined && (
          <p className="border-l-4 border-ink pl-3">
            <span>
              <Trans>Course</Trans>: <span lang={course.language}>{course.title}</span>
            </span>
            {institution !== undefined && (
              <span>
                {' '}
                (
                <Trans>
                  Provided by <strong>{institution.name}</strong>, {institution.address}
                </Trans>
                )
              </span>
            )}
          </p>
        )}
        {roadmap.titles
          .filter(({ reachedAfterStep }) => reachedAfterStep === step.id)
          .map(({ id, title }) => (
            <TitleSign key={id} title={title} />
          ))}
      </div>
    </li>
  )
}

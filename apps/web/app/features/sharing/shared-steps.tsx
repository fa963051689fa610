import { Plural, Trans } from '@lingui/react/macro'
import type { SharedRoadmap } from '@milepost/contract/sharing/schema'
import { classNames } from '#ui/class-names.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { MilestonePrefix, StepMarker, StepState } from '#ui/step-state.tsx'
import { TitleFlag } from '#ui/title-flag.tsx'

type SharedStep = SharedRoadmap['steps'][number] & { readonly id: number }

interface SharedStepsProps extends Pick<SharedRoadmap, 'titles'> {
  /** In order, numbered. */
  steps: readonly SharedStep[]
  highlighted: number | null
}

/** The steps of another learner's roadmap, read-only. */
export function SharedSteps({ steps, titles, highlighted }: SharedStepsProps) {
  const here = steps.find(({ status }) => status !== 'done')
  const sections = [...Map.groupBy(steps, ({ section }) => section)]
  return (
    <div id="stops" tabIndex={-1} className="grid scroll-mt-8 gap-10 outline-none">
      {sections.map(([name, members]) => (
        <section key={name} aria-label={name} className="grid gap-4">
          <header className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-line pb-2">
            <h2 className="text-lead">{name}</h2>
            <p className="text-small text-ink-soft">
              <Trans>
                {members.filter(({ status }) => status === 'done').length} of {members.length} done
              </Trans>
            </p>
          </header>
          <ol className="lg:columns-2 lg:gap-8">
            {members.map((step) => (
              <li
                key={step.id}
                id={`step-${step.id}`}
                tabIndex={-1}
                aria-current={step === here ? 'step' : undefined}
                className={classNames(
                  'mb-1 flex break-inside-avoid items-start gap-4 rounded-large p-3 outline-offset-0 transition-colors duration-500',
                  step === here && highlighted !== step.id && 'bg-raised shadow-raised',
                  highlighted === step.id && 'bg-signal-soft',
                )}
              >
                <StepMarker number={step.id} milestone={step.milestone} status={step.status} here={step === here} />
                <div className="min-w-0">
                  <h3 className="text-body">
                    {step.milestone && <MilestonePrefix />}
                    <span>{step.label}</span>
                  </h3>
                  <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
                    <StepState status={step.status} here={step === here} hereText={<Trans>The next step</Trans>} />
                    <span>
                      <Plural value={Math.round(step.hours)} one="# hour" other="# hours" />
                    </span>
                  </p>
                  {titles
                    .filter(({ reachedAfterStep }) => reachedAfterStep === step.id)
                    .map(({ title }) => (
                      <TitleFlag key={title} title={title} />
                    ))}
                  {step.work !== null && (
                    <p>
                      <OutsideLink to={step.work.link} title={step.work.title} isByUser />
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

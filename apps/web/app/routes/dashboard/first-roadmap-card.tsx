import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { type AdviceClaim, adviceTexts } from '@milepost/contract/recommendations/texts'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { preferencesQuery } from '#features/preferences/api.ts'
import { useChoice } from '#features/preferences/use-choice.tsx'
import { AdviceText } from '#features/recommendations/advice-text.tsx'
import { ReasonList } from '#features/recommendations/reason-list.tsx'
import { strongestReasonsFor } from '#features/recommendations/strongest-reasons.ts'
import { ArrivalAtPace } from '#features/roadmaps/arrival.tsx'
import { PaceForm } from '#features/roadmaps/change/pace-form.tsx'
import { RoutePicture } from '#features/roadmaps/map/route-picture.tsx'
import { LeadsElsewhere, TitlesOnTheWay } from '#features/roadmaps/titles-on-the-way.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { X } from '#ui/icons.ts'
import { Switch } from '#ui/switch.tsx'
import { DatePlan } from './date-plan.tsx'
import { useSavePace } from './use-save-pace.ts'

const maxReasons = 3
const pictureWidth = 960

interface FirstRoadmapCardProps {
  roadmap: Roadmap
  claim: AdviceClaim
  /** The career that the learner saw before they signed up. */
  triedCareer: string | null
  onClose: () => void
}

/** Presents the first roadmap: which career, why, what comes first, and when the learner could be there. */
export function FirstRoadmapCard({ roadmap, claim, triedCareer, onClose }: FirstRoadmapCardProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { career, recommendation, roadmap: steps } = roadmap
  const [first] = steps
  return (
    <Card aria-labelledby={titleId} className="@container relative grid gap-6">
      <header className="grid gap-2 pr-12">
        <h2 id={titleId} className="text-heading text-balance">
          <AdviceText text={adviceTexts.arrival[claim]} career={career} />
        </h2>
        <p className="text-lead text-ink-soft">
          <Plural
            value={steps.length}
            one="# step, from where you are now to the job."
            other="# steps, from where you are now to the job."
          />
        </p>
        {triedCareer !== null && triedCareer !== career && <ChangedSince roadmap={roadmap} triedCareer={triedCareer} />}
      </header>
      <RoutePicture
        steps={steps.length}
        done={0}
        milestones={steps.flatMap(({ milestone }, index) => (milestone ? [index + 1] : []))}
        width={pictureWidth}
        hereText={t`You are here`}
        className="w-full @max-xl:hidden"
      />
      <div className="grid gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <Part title={<AdviceText text={adviceTexts.reasons[claim]} />}>
          <ReasonList reasons={strongestReasonsFor(recommendation, maxReasons)} />
        </Part>
        <div className="grid content-start gap-6">
          {first !== undefined && (
            <Part title={<Trans>Your first step</Trans>}>
              <FirstStep step={first} />
            </Part>
          )}
          <Part title={<Trans>When you could arrive</Trans>}>
            <Finish roadmap={roadmap} />
          </Part>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${pages.roadmap}?step=${first?.id ?? 1}`} onClick={onClose}>
          <Trans>See my first step</Trans>
        </ButtonLink>
        <ButtonLink to={pages.recommendation} variant="quiet" onClick={onClose}>
          <Trans>Compare others</Trans>
        </ButtonLink>
      </div>
      <WeeklyEmail />
      <IconButton label={t`Close`} className="absolute top-4 right-4" onClick={onClose}>
        <X className="size-5" aria-hidden />
      </IconButton>
    </Card>
  )
}

/** Why this is another career than the one that the learner saw before they signed up. */
function ChangedSince({ roadmap: { career, recommendation }, triedCareer }: { roadmap: Roadmap; triedCareer: string }) {
  const { t } = useLingui()
  const told = recommendation.reasons.flatMap(({ quote }) => (quote === null ? [] : [t`“${quote}”`]))
  if (told.length === 0)
    return (
      <p>
        <Trans>
          When you tried it out, you saw {triedCareer}. Your other answers point to {career}.
        </Trans>
      </p>
    )
  const words = formatList([...new Set(told)].slice(0, maxReasons))
  return (
    <p>
      <Trans>
        When you tried it out, you saw {triedCareer}. You told us more: {words}. That points to {career}.
      </Trans>
    </p>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-title">{title}</h3>
      {children}
    </section>
  )
}

function FirstStep({ step }: { step: Roadmap['roadmap'][number] }) {
  return (
    <p>
      {step.label}{' '}
      <span className="whitespace-nowrap text-ink-soft">
        <Plural value={Math.round(step.hours)} one="(about # hour)" other="(about # hours)" />
      </span>
    </p>
  )
}

function Finish({ roadmap }: { roadmap: Roadmap }) {
  const { roadmap: steps, hoursPerWeek } = roadmap
  const { id } = useCurrentUser()
  const { mutate, isPending, isError } = useSavePace(id)
  const { finish, hoursLeft } = paceOf(steps, {}, hoursPerWeek, new Date())
  return (
    <>
      <TitlesOnTheWay roadmap={roadmap} statuses={{}} />
      <LeadsElsewhere roadmap={roadmap} />
      {hoursPerWeek !== null && finish !== null && (
        <p>
          <ArrivalAtPace finish={finish} hoursPerWeek={hoursPerWeek} />{' '}
          <span className="text-ink-soft">
            <Plural value={Math.round(hoursLeft)} one="It’s about # hour in all." other="It’s about # hours in all." />
          </span>
        </p>
      )}
      {hoursPerWeek === null && (
        <PaceForm
          hoursPerWeek={null}
          saving={isPending}
          onSave={(hours) => mutate({ hoursPerWeek: hours })}
          onCancel={undefined}
        />
      )}
      <DatePlan
        roadmap={roadmap}
        hoursLeft={hoursLeft}
        saving={isPending}
        onPace={(hours) => mutate({ hoursPerWeek: hours })}
      />
      {isError && (
        <Alert>
          <Trans>We couldn’t save your hours. Please try again.</Trans>
        </Alert>
      )}
    </>
  )
}

/** The weekly summary, off until it is chosen. */
function WeeklyEmail() {
  const { id } = useCurrentUser()
  const saved = useQuery(preferencesQuery(id)).data
  const { choose, pending, outcome } = useChoice(id)
  if (saved === undefined) return null
  return (
    <div className="grid max-w-prose gap-1.5 border-t border-line pt-5">
      <Switch
        label={<Trans>Email me my next step each week</Trans>}
        hint={<Trans>On Mondays, once you’ve confirmed your email. Turn it off any time in Settings.</Trans>}
        checked={pending.weeklySummary ?? saved.weeklySummary}
        onChange={(on) => choose({ weeklySummary: on, ...(on && { emailNotifications: true }) })}
      />
      {outcome}
    </div>
  )
}

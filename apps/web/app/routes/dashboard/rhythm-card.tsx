import { Plural, Trans } from '@lingui/react/macro'
import { quietWeeksUntilOffer } from '@milepost/contract/rhythm/limits'
import type { Rhythm } from '@milepost/contract/rhythm/schema'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { saveChoices } from '#features/preferences/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { rhythmQuery } from '#features/rhythm/api.ts'
import { RhythmSummary } from '#features/rhythm/rhythm-summary.tsx'
import { StudyDays } from '#features/rhythm/study-days.tsx'
import { ArrivalAtPace } from '#features/roadmaps/arrival.tsx'
import { HoursNotSaved, PaceForm } from '#features/roadmaps/change/pace-form.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DatePlan } from './date-plan.tsx'
import { useSavePace } from './use-save-pace.ts'

interface RhythmCardProps {
  roadmap: Roadmap
  /** The date to finish by is on another card already. */
  withoutDate?: boolean
}

/** The learner's weeks, with the goal that they chose. After two quiet weeks it offers to move the dates. */
export function RhythmCard({ roadmap, withoutDate = false }: RhythmCardProps) {
  const { id } = useCurrentUser()
  const { data: rhythm } = useQuery(rhythmQuery(id))
  useStoredTimeZone(id, rhythm)
  if (rhythm === undefined) return null
  return (
    <Card aria-labelledby="rhythm" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id="rhythm" className="text-body text-ink-soft">
        <Trans>Your weeks</Trans>
      </h2>
      <RhythmSummary weeks={rhythm.weeks} />
      <Goal roadmap={roadmap} isQuiet={rhythm.quietWeeks >= quietWeeksUntilOffer} withoutDate={withoutDate} />
    </Card>
  )
}

/** Weeks begin where the learner is. Where this can't be saved, the next visit tries again. */
function useStoredTimeZone(userId: string, rhythm: Rhythm | undefined) {
  const queryClient = useQueryClient()
  const stored = rhythm?.timeZone
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (stored === undefined || stored === timeZone) return
    saveChoices(userId, { timeZone }).then(
      () => queryClient.invalidateQueries({ queryKey: rhythmQuery(userId).queryKey }),
      () => undefined,
    )
  }, [stored, userId, queryClient])
}

interface GoalProps extends Required<RhythmCardProps> {
  /** Nothing was learned for some weeks. */
  isQuiet: boolean
}

function Goal({ roadmap, isQuiet, withoutDate }: GoalProps) {
  const { roadmap: steps, hoursPerWeek } = roadmap
  const { id } = useCurrentUser()
  const { statuses } = useProgress()
  const { mutate, isPending, isError } = useSavePace(id)
  const [isEditing, setEditing] = useState(false)
  const { finish, hoursLeft } = paceOf(steps, statuses, hoursPerWeek, new Date())
  if (hoursLeft === 0) return null
  const close = () => setEditing(false)
  return (
    <div className="grid gap-3">
      {hoursPerWeek !== null && finish !== null && !isEditing && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p>
            {isQuiet ? (
              <ArrivalAtPace finish={finish} hoursPerWeek={hoursPerWeek} />
            ) : (
              <Trans>
                Your goal is <Plural value={hoursPerWeek} one="# hour" other="# hours" /> a week.
              </Trans>
            )}
          </p>
          <Button variant="link" className="min-h-11" onClick={() => setEditing(true)}>
            {isQuiet ? <Trans>Move my dates</Trans> : <Trans>Change my goal</Trans>}
          </Button>
        </div>
      )}
      {(hoursPerWeek === null || isEditing) && (
        <PaceForm
          isGoal
          hoursPerWeek={hoursPerWeek}
          saving={isPending}
          onSave={(hours) => mutate({ hoursPerWeek: hours }, { onSuccess: close })}
          onCancel={isEditing ? close : undefined}
        />
      )}
      {hoursPerWeek !== null && (
        <StudyDays
          days={roadmap.studyDays}
          saving={isPending}
          onSave={(studyDays) => mutate({ hoursPerWeek, studyDays })}
        />
      )}
      {!withoutDate && (
        <DatePlan
          roadmap={roadmap}
          hoursLeft={hoursLeft}
          saving={isPending}
          onPace={(hours) => mutate({ hoursPerWeek: hours })}
        />
      )}
      {isError && <HoursNotSaved />}
    </div>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { isDone } from '#features/progress/summary.ts'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { ArrivalAtPace } from '#features/roadmaps/arrival.tsx'
import { LeadsElsewhere, TitlesOnTheWay } from '#features/roadmaps/titles-on-the-way.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { Card } from '#ui/card.tsx'
import { RhythmCard } from './rhythm-card.tsx'

const maxNames = 6

/** What matters most in one's analytics: the pace, the arrival, and what was learned. For those who have a roadmap. */
export function LearningLead() {
  const { id } = useCurrentUser()
  const { data: roadmap } = useQuery(roadmapQuery(id))
  if (roadmap === undefined) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
      <RhythmCard roadmap={roadmap} />
      <ArrivalCard roadmap={roadmap} />
    </div>
  )
}

function ArrivalCard({ roadmap }: { roadmap: Roadmap }) {
  const { career, roadmap: steps, hoursPerWeek } = roadmap
  const { statuses } = useProgress()
  const { finish, hoursLeft } = paceOf(steps, statuses, hoursPerWeek, new Date())
  const learned = steps.filter(({ id, milestone }) => !milestone && isDone(statuses[id])).map(({ label }) => label)
  const others = learned.length - maxNames
  return (
    <Card aria-labelledby="arrival" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id="arrival" className="text-body text-ink-soft">
        <Trans>Your roadmap: {career}</Trans>
      </h2>
      <p className="font-display text-title font-bold">
        {finish !== null && hoursPerWeek !== null && <ArrivalAtPace finish={finish} hoursPerWeek={hoursPerWeek} />}
        {finish === null && hoursLeft > 0 && (
          <Plural value={Math.round(hoursLeft)} one="# hour to go" other="# hours to go" />
        )}
        {hoursLeft === 0 && <Trans>You made it!</Trans>}
      </p>
      <TitlesOnTheWay roadmap={roadmap} statuses={statuses} />
      <LeadsElsewhere roadmap={roadmap} />
      {learned.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="font-display font-semibold">
            <Trans>What you’ve learned</Trans>
          </h3>
          <ul className="grid list-disc gap-1 pl-5">
            {learned.slice(-maxNames).map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          {others > 0 && (
            <p className="text-small text-ink-soft">
              <Plural value={others} one="and # more before" other="and # more before" />
            </p>
          )}
        </section>
      )}
    </Card>
  )
}

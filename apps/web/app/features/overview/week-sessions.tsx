import { Trans, useLingui } from '@lingui/react/macro'
import type { WeekEntry } from '@milepost/contract/roadmaps/week-plan'
import { Link } from 'react-router'
import { sessionPage } from '#lib/addresses.ts'
import type { PlannedSession } from '#lib/planned-sessions.ts'
import { SessionHours } from '#ui/session-hours.tsx'

const maxShown = 5

/** What fits into the rest of the week, in order, with days if the learner named some. */
export function WeekSessions({ entries }: { entries: readonly WeekEntry<PlannedSession & { hours: number }>[] }) {
  const { i18n } = useLingui()
  const dayOf = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short' })
  if (entries.length === 0) return null
  const shown = entries.slice(0, maxShown)
  return (
    <div className="grid gap-1">
      <ol className="grid gap-1">
        {shown.map(({ session: { subjectId, session, hours }, day }) => (
          <li key={`${subjectId}/${session.id}`} className="flex gap-2">
            {day !== null && <span className="w-10 shrink-0 text-small text-ink-soft">{dayOf.format(day)}</span>}
            <span>
              <Link
                to={sessionPage(subjectId, session.id)}
                className="inline-block min-h-6 text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {session.label}
              </Link>
              <span className="text-small text-ink-soft">
                <span>, </span>
                <SessionHours hours={hours} />
              </span>
            </span>
          </li>
        ))}
      </ol>
      {entries.length > maxShown && (
        <p className="text-small text-ink-soft">
          <Trans>and {entries.length - maxShown} more</Trans>
        </p>
      )}
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { sessionPage } from '#lib/addresses.ts'
import type { PlannedSession } from '#lib/planned-sessions.ts'
import { classNames } from '#ui/class-names.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SessionHours } from '#ui/session-hours.tsx'

interface SessionListProps {
  sessions: readonly PlannedSession[]
  /** The step is done, and so is all of it. */
  done: boolean
  ticked: ReadonlySet<string>
  onTick: (session: string, ticked: boolean) => void
}

/** The sessions of a step, to open and to tick. The next one stands out. */
export function SessionList({ sessions, done, ticked, onTick }: SessionListProps) {
  const { t } = useLingui()
  const finished = done ? sessions.length : sessions.filter(({ session }) => ticked.has(session.id)).length
  const next = done ? undefined : sessions.find(({ session }) => !ticked.has(session.id))?.session
  return (
    <div className="grid max-w-prose gap-3">
      <div className="grid gap-1">
        <p className="text-small font-medium tabular-nums">
          <Trans>
            {finished} of <Plural value={sessions.length} one="# session" other="# sessions" /> done
          </Trans>
          {sessions[0]?.step.needsComputer === true && (
            <span className="font-normal text-ink-soft">
              {' '}
              · <Trans>needs a computer</Trans>
            </span>
          )}
        </p>
        <ProgressBar label={t`Sessions of this step`} value={(finished / sessions.length) * 100} />
      </div>
      <ol className="grid">
        {sessions.map(({ subjectId, session }) => (
          <li
            key={session.id}
            className={classNames(
              'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 border-t border-line py-2.5',
              session === next && 'border-l-4 border-l-signal pl-3',
            )}
          >
            <label className="flex min-h-6 items-center">
              <input
                type="checkbox"
                className="tick"
                checked={done || ticked.has(session.id)}
                disabled={done}
                onChange={(event) => onTick(session.id, event.target.checked)}
              />
              <span className="sr-only">
                <Trans>Done: {session.label}</Trans>
              </span>
            </label>
            <p className="grid gap-0.5">
              <span>
                <Link
                  to={sessionPage(subjectId, session.id)}
                  className={classNames(
                    'inline-block min-h-6 font-display text-spruce underline decoration-1 underline-offset-4 hover:decoration-2',
                    session === next ? 'font-bold' : 'font-semibold',
                  )}
                >
                  {session.label}
                </Link>{' '}
                <span className="whitespace-nowrap text-small text-ink-soft tabular-nums">
                  · <SessionHours hours={session.hours} />
                </span>
              </span>
              {session === next && (
                <span className="text-small text-ink-soft">
                  <Trans>You’ll be able to {session.description}.</Trans>
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

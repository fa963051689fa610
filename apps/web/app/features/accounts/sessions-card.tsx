import { Trans, useLingui } from '@lingui/react/macro'
import type { OpenSession } from '@milepost/contract/accounts/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { endMutation, endOthersMutation, sessionsQuery } from '#features/accounts/own-data-api.ts'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { messageOf } from '#lib/api-error.ts'
import { formatAgo, formatMoment } from '#lib/format.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'

const shownAtFirst = 5

/** Where one is signed in, with the way to end what one does not know or use any more. */
export function SessionsCard({ userId }: { userId: string }) {
  const titleId = useId()
  const sessions = useQuery({ ...sessionsQuery(userId), refetchOnWindowFocus: 'always' })
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Where you are signed in</Trans>
      </h2>
      <Loaded
        query={sessions}
        failure={(retry) => (
          <>
            <Alert>
              <Trans>We couldn’t load the places you’re signed in.</Trans>
            </Alert>
            <Button variant="quiet" className="justify-self-start" onClick={retry}>
              <Trans>Try Again</Trans>
            </Button>
          </>
        )}
      >
        {(data) => <Sessions userId={userId} sessions={data} />}
      </Loaded>
    </Card>
  )
}

function Sessions({ userId, sessions }: { userId: string; sessions: readonly OpenSession[] }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  // What had the focus goes with its session.
  const { ending, outcome, endOne, endOthers, dialog } = useEnding(userId, () => list.current?.focus())
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst)
  return (
    <>
      {outcome !== null && 'done' in outcome && <Alert tone="success">{outcome.done}</Alert>}
      {outcome !== null && 'failure' in outcome && <Alert>{outcome.failure}</Alert>}
      <ul ref={list} tabIndex={-1} aria-label={t`Sessions`} className="grid divide-y divide-line outline-none">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} isEnding={ending === session.id} onEnd={endOne} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button variant="link" className="justify-self-start" onClick={() => setWhole(true)}>
          <Trans>Show all {sessions.length}</Trans>
        </Button>
      )}
      {sessions.some(({ current }) => !current) ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={ending === 'others'}
          busyText={<Trans>Ending...</Trans>}
          onClick={endOthers}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      ) : (
        <p className="text-ink-soft">
          <Trans>You’re not signed in anywhere else.</Trans>
        </p>
      )}
      {dialog}
    </>
  )
}

/** Ends one session, or all others, one thing at a time. */
function useEnding(userId: string, onDone: () => void) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<{ done: string } | { failure: string } | null>(null)
  const { confirmed, dialog } = useReauthentication({ userId, onLeave: () => undefined })
  const one = useMutation(endMutation(userId))
  const others = useMutation(endOthersMutation(userId))
  const end = async ({ id }: { id: string; done: string }) =>
    id === 'others' ? confirmed(() => others.mutateAsync()) : one.mutateAsync(id)
  const { subject, run } = useWrite(
    { mutationFn: end },
    {
      onDone: (result, { done }) => {
        if (result === 'cancelled') return
        setOutcome({ done })
        onDone()
      },
      onFailure: (error) => setOutcome({ failure: messageOf(error, t`Something went wrong.`) }),
    },
  )
  const start = (id: string, done: string) => {
    setOutcome(null)
    void run({ id, done })
  }
  return {
    ending: subject?.id ?? null,
    outcome,
    endOne: (session: OpenSession, name: string) => start(session.id, t`${name} is signed out.`),
    endOthers: () => start('others', t`You’re now signed in only here.`),
    dialog,
  }
}

interface SessionRowProps {
  session: OpenSession
  isEnding: boolean
  onEnd: (session: OpenSession, name: string) => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useLingui()
  const { browser, system, current, createdAt, lastSeenAt } = session
  const name = nameOf(browser, system, {
    both: (one, other) => t`${one} on ${other}`,
    unknown: t`Unknown app or browser`,
  })
  const since = formatMoment(createdAt)
  const seen = formatAgo(lastSeenAt)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3 first:pt-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display font-semibold">
          <span>{name}</span>
          {current && (
            <Badge tone="spruce">
              <Trans>This session</Trans>
            </Badge>
          )}
        </p>
        <p className="text-small text-ink-soft">
          <Trans>Signed in {since}</Trans>
          {!current && (
            <span>
              {' · '}
              <Trans>last used {seen}</Trans>
            </span>
          )}
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          busy={isEnding}
          busyText={<Trans>Ending...</Trans>}
          onClick={() => onEnd(session, name)}
          aria-label={t`End: ${name}, signed in ${since}`}
        >
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  )
}

function nameOf(
  browser: string | null,
  system: string | null,
  texts: { both: (browser: string, system: string) => string; unknown: string },
): string {
  if (browser !== null && system !== null) return texts.both(browser, system)
  return browser ?? system ?? texts.unknown
}

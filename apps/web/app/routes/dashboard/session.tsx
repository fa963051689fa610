import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { tasksOf } from '@milepost/contract/progress/limits'
import { sessionSubjectOf, skillOf } from '@milepost/contract/roadmaps/limits'
import type { StudySession } from '@milepost/contract/study-sessions/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { notesQuery } from '#features/notes/api.ts'
import { NoteField } from '#features/notes/note-field.tsx'
import { ReminderOffer } from '#features/preferences/reminder-offer.tsx'
import { progressQuery } from '#features/progress/api.ts'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { sessionQuery } from '#features/study-sessions/api.ts'
import { SessionArticle } from '#features/study-sessions/session-article.tsx'
import { sessionPage, skillPage, stepOnRoadmap } from '#lib/addresses.ts'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { i18n, langOf } from '#lib/i18n.ts'
import { pageMeta, pageTitle } from '#lib/page-meta.ts'
import { type PlannedSession, plannedSessions } from '#lib/planned-sessions.ts'
import { ensure, preload } from '#lib/preload.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Check } from '#ui/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NoSuchPage } from '#ui/no-such-page.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { SessionHours } from '#ui/session-hours.tsx'
import { TextLink } from '#ui/text-link.tsx'

export const meta = () => pageMeta(i18n._(msg`Session`))

export const clientLoader = preload('student', ({ id }, { params }) => [
  ensure(sessionQuery(params['subjectId'] ?? '', params['sessionId'] ?? '')),
  ensure(roadmapQuery(id)),
  ensure(progressQuery(id)),
  ensure(notesQuery(id)),
])

export const HydrateFallback = LoadingScreen

export default function SessionScreen() {
  const { subjectId = '', sessionId = '' } = useParams()
  const session = useQuery(sessionQuery(subjectId, sessionId))
  return (
    <Loaded
      query={session}
      loading={<Trans>Loading...</Trans>}
      failure={(retry, error) =>
        error instanceof ApiError && [400, 404].includes(error.status) ? (
          <NoSuchPage to={pages.roadmap}>
            <Trans>View My Roadmap</Trans>
          </NoSuchPage>
        ) : (
          <div className="grid gap-8">
            <PageHeading title={<Trans>Session</Trans>} />
            <ErrorState title={<Trans>We couldn’t load this session</Trans>} onRetry={retry} />
          </div>
        )
      }
    >
      {(loaded) => <Session key={`${subjectId}/${sessionId}`} session={loaded} />}
    </Loaded>
  )
}

function Session({ session }: { session: StudySession }) {
  const { subject, title, outcome } = session
  const { id: userId } = useCurrentUser()
  const place = usePlace(session)
  const { number, of } = place ?? session
  useNextSessions(place?.later ?? [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <title>{pageTitle(title)}</title>
      <BackLink to={place === null ? pageOf(subject) : stepOnRoadmap(String(place.step.id))}>
        {place === null ? (
          subject.name
        ) : (
          <Trans>
            Step {place.step.id}: {place.step.label}
          </Trans>
        )}
      </BackLink>
      <div className="grid gap-3">
        <PageHeading
          title={<span lang={langOf(title)}>{title}</span>}
          subtitle={<Trans>You’ll be able to {outcome}.</Trans>}
        />
        <p className="text-ink-soft tabular-nums">
          <Trans>
            Session {number} of {of}
          </Trans>{' '}
          · <SessionHours hours={place?.session.hours ?? session.hours} />
        </p>
      </div>
      <SessionArticle session={session}>
        <div className="grid gap-2">
          <NoteField userId={userId} subject={`${place?.step.key ?? subject.key}/${session.id}`} about={title} />
          <TextLink to={pages.notes}>
            <Trans>All your notes</Trans>
          </TextLink>
        </div>
        {place !== null && <Finish place={place} />}
      </SessionArticle>
    </div>
  )
}

/** Where one reads about it who doesn't have it on the roadmap. */
function pageOf(subject: StudySession['subject']): string {
  const skillId = skillOf(subject)
  return skillId === null ? pages.roadmap : skillPage(skillId)
}

/** Where a session stands on the learner's roadmap. */
interface PlaceOnRoadmap extends PlannedSession {
  /** Its place among the step's sessions, from 1. */
  readonly number: number
  readonly of: number
  /** The sessions after it, through all steps. */
  readonly later: readonly PlannedSession[]
}

function usePlace({ subject, id }: StudySession): PlaceOnRoadmap | null {
  const { id: userId } = useCurrentUser()
  const { data: roadmap } = useQuery(roadmapQuery(userId))
  const all = plannedSessions(roadmap?.roadmap ?? [])
  const at = all.findIndex((one) => one.subjectId === sessionSubjectOf(subject) && one.session.id === id)
  const here = all[at]
  if (here === undefined) return null
  const ofStep = all.filter(({ step }) => step.id === here.step.id)
  return { ...here, number: ofStep.indexOf(here) + 1, of: ofStep.length, later: all.slice(at + 1) }
}

const keptForOffline = 3

/** The next sessions are there when the connection isn't. */
function useNextSessions(later: readonly PlannedSession[]) {
  const queryClient = useQueryClient()
  const next = later
    .slice(0, keptForOffline)
    .map(({ subjectId, session }) => `${subjectId}/${session.id}`)
    .join(' ')
  useEffect(() => {
    for (const [subjectId = '', sessionId = ''] of next.split(' ').map((one) => one.split('/')))
      if (sessionId !== '') void queryClient.prefetchQuery(sessionQuery(subjectId, sessionId))
  }, [next, queryClient])
}

function Finish({ place: { step, session, later } }: { place: PlaceOnRoadmap }) {
  const { id: userId } = useCurrentUser()
  const [next] = later
  const { statuses, tickedTasks, mark } = useProgress()
  const isDone = statuses[step.id] === 'done' || tickedTasks[step.id]?.has(session.id) === true
  const isFirst =
    !Object.values(statuses).includes('done') &&
    Object.values(tickedTasks).reduce((sum, tasks) => sum + tasks.size, 0) === 1
  const heading = useRef<HTMLParagraphElement>(null)
  const tick = (ticked: boolean) => {
    mark({ stepId: step.id, task: session.id, ticked })
    if (ticked) requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }
  const isStepDone = statuses[step.id] === 'done'
  const isAll = tasksOf(step.details).every(({ id }) => tickedTasks[step.id]?.has(id))
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-6">
      <p
        ref={heading}
        role="status"
        tabIndex={-1}
        className={isDone ? 'flex items-center gap-2 font-semibold outline-none' : 'sr-only'}
      >
        {isDone && (
          <>
            <Check className="size-5 text-spruce" aria-hidden />
            {isStepDone ? (
              <Trans>Step {step.id} done</Trans>
            ) : isAll ? (
              <Trans>That was the last session of step {step.id}</Trans>
            ) : (
              <Trans>Session done</Trans>
            )}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isDone && (
          <Button onClick={() => tick(true)}>
            <Trans>Done</Trans>
          </Button>
        )}
        {isDone && isAll && !isStepDone && (
          <Button onClick={() => mark({ stepId: step.id, status: 'done' })}>
            <Trans>Mark the step as done</Trans>
          </Button>
        )}
        {isDone && (isStepDone || !isAll) && (
          <ButtonLink to={next === undefined ? pages.roadmap : sessionPage(next.subjectId, next.session.id)}>
            {next === undefined ? <Trans>View My Roadmap</Trans> : <Trans>Next: {next.session.label}</Trans>}
          </ButtonLink>
        )}
        {isDone && !isStepDone && (
          <Button variant="quiet" onClick={() => tick(false)}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      {isDone && isFirst && <ReminderOffer userId={userId} />}
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ActivityEvent } from '@milepost/contract/analytics/schema'
import { useQuery } from '@tanstack/react-query'
import { deletionMutation, eventsQuery } from '#features/analytics/api.ts'
import { formatMoment } from '#lib/format.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ShortList } from '#ui/resource-list/short-list.tsx'
import { type DialogControl, useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

/** All that is written down of one's activity, and the way to delete it. */
export function ActivityRecord({ userId }: { userId: string }) {
  const paging = usePage()
  const query = useQuery(eventsQuery(userId, paging.page))
  return (
    <ShortList
      query={query}
      paging={paging}
      title={<Trans>Your activity</Trans>}
      beside={<DeleteAll userId={userId} isShown={query.data !== undefined && query.data.total > 0} />}
      description={
        <p className="text-ink-soft">
          <Trans>
            We use this list for the figures above. Only you can see it, and entries are deleted after 400 days.
          </Trans>
        </p>
      }
      loading={<Trans>Loading your activity...</Trans>}
      failure={<Trans>We couldn’t load your activity.</Trans>}
      emptyText={<Trans>Nothing yet. Start a step or open a course and it will show up here.</Trans>}
      count={(total) => <Plural value={total} one="# entry" other="# entries" />}
    >
      {(events, _open, isBusy) => <Events events={events} isBusy={isBusy} />}
    </ShortList>
  )
}

/** Stays beside an empty list, so that its dialog can close. */
function DeleteAll({ userId, isShown }: { userId: string; isShown: boolean }) {
  const { open, dialog } = useDialogs({
    deletion: (_: null, control) => <DeletionDialog {...control} userId={userId} />,
  })
  return (
    <>
      {isShown && (
        <Button variant="quiet" onClick={() => open('deletion', null)}>
          <Trans>Delete all</Trans>
        </Button>
      )}
      {dialog}
    </>
  )
}

function DeletionDialog({ userId, ...dialog }: DialogControl & { userId: string }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Delete your activity?</Trans>}
      description={
        <Trans>
          Your activity figures start again from zero. Your roadmap, progress and feedback stay. You can’t undo this.
        </Trans>
      }
      action={<Trans>Delete all</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={deletionMutation(userId)}
      subject={undefined}
      onDone={() => notify({ text: t`Your activity has been deleted.`, tone: 'success' })}
      failure={t`We couldn’t delete your activity. Please try again.`}
    />
  )
}

function Events({ events, isBusy }: { events: readonly ActivityEvent[]; isBusy: boolean }) {
  return (
    <ul aria-busy={isBusy} className="divide-y divide-line rounded-large bg-raised px-5 py-2 shadow-raised sm:px-6">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <span className="wrap-anywhere">
            <EventText event={event} />
          </span>
          <span className="text-small text-ink-soft tabular-nums">{formatMoment(event.createdAt)}</span>
        </li>
      ))}
    </ul>
  )
}

function EventText({ event: { kind, about } }: { event: ActivityEvent }) {
  const { t } = useLingui()
  const what = about ?? t`something that was deleted`
  switch (kind) {
    case 'signed_in':
      return <Trans>Signed in</Trans>
    case 'roadmap_made':
      return <Trans>Roadmap generated</Trans>
    case 'step_started':
      return <Trans>Step started: {about ?? t`a step of an earlier roadmap`}</Trans>
    case 'step_done':
      return <Trans>Step done: {about ?? t`a step of an earlier roadmap`}</Trans>
    case 'course_opened':
      return <Trans>Course opened: {what}</Trans>
    case 'feedback_given':
      return about === null ? <Trans>Feedback given</Trans> : <Trans>Feedback given on {about}</Trans>
    case 'course_requested':
      return <Trans>Course requested</Trans>
    case 'applied':
      return <Trans>Applied: {what}</Trans>
  }
}

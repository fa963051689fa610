import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ActivityEvent } from '@milepost/contract/analytics'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { deleteEvents, eventsPerPage, eventsQuery, ownActivity } from '#features/analytics/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatMoment } from '#lib/format.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { notify } from '#ui/toast.tsx'

/** All that is written down of one's activity, and the way to delete it. */
export function ActivityRecord({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { page, setPage, know } = usePage(eventsPerPage)
  const deleting = useDialogState<'all'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useQuery(eventsQuery(userId, page))
  const { data } = list
  if (!list.isFetching) know(data?.total)

  const failureOf = (failure: unknown) =>
    (failure instanceof ApiError && failure.message) || t`The record could not be deleted. Please try again.`
  const onDeleted = async () => {
    await queryClient.invalidateQueries({ queryKey: ownActivity(userId) })
    deleting.close()
    notify({ text: t`Your recorded activity is deleted.`, tone: 'success' })
  }
  return (
    <section aria-labelledby="activity-record" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-prose gap-1">
          <h2 id="activity-record" ref={heading} tabIndex={-1} className="text-title outline-none">
            <Trans>What is recorded</Trans>
          </h2>
          <p className="text-ink-soft">
            <Trans>
              Courses explored, your last activity and the activity by week rest on this list. Only you see it. Each
              thing is written down once a day, and goes after 400 days.
            </Trans>
          </p>
        </div>
        {data !== undefined && data.total > 0 && (
          <Button variant="quiet" onClick={() => deleting.open('all')}>
            <Trans>Delete all</Trans>
          </Button>
        )}
      </div>
      <PagedList
        list={list}
        perPage={eventsPerPage}
        page={page}
        onPage={setPage}
        loading={<Trans>Fetching the record...</Trans>}
        failure={<Trans>The record could not be loaded.</Trans>}
        empty={<Trans>Nothing is recorded. It begins with your next step, course or feedback.</Trans>}
        count={(total) => <Plural value={total} one="# entry" other="# entries" />}
      >
        <ul
          aria-busy={list.isPlaceholderData}
          className="divide-y divide-line rounded-large bg-raised px-5 py-2 shadow-raised sm:px-6"
        >
          {data?.events.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span className="wrap-anywhere">
                <EventText event={event} />
              </span>
              <span className="text-small text-ink-soft tabular-nums">{formatMoment(event.createdAt)}</span>
            </li>
          ))}
        </ul>
      </PagedList>
      {deleting.subject !== null && (
        <ConfirmDialog
          key={deleting.key}
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Delete all that is recorded?</Trans>}
          description={
            <Trans>
              Courses explored, the last activity and the activity by week begin anew. Your roadmap, your progress and
              your feedback stay. This cannot be undone.
            </Trans>
          }
          action={<Trans>Delete all</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => deleteEvents(userId)}
          failureOf={failureOf}
          onDone={onDeleted}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

function EventText({ event: { kind, about } }: { event: ActivityEvent }) {
  const { t } = useLingui()
  const what = about ?? t`something that is gone`
  switch (kind) {
    case 'signed_in':
      return <Trans>Signed in</Trans>
    case 'roadmap_made':
      return <Trans>Roadmap generated</Trans>
    case 'step_started':
      return <Trans>Step started: {about ?? t`one of an earlier roadmap`}</Trans>
    case 'step_done':
      return <Trans>Step done: {about ?? t`one of an earlier roadmap`}</Trans>
    case 'course_opened':
      return <Trans>Course opened: {what}</Trans>
    case 'feedback_given':
      return about === null ? <Trans>Feedback given</Trans> : <Trans>Feedback given on {about}</Trans>
    case 'course_requested':
      return <Trans>Course asked for</Trans>
    case 'applied':
      return <Trans>Applied: {what}</Trans>
  }
}

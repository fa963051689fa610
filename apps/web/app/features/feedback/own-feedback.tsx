import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Feedback } from '@milepost/contract/feedback'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { feedbackPerPage, feedbackQuery, ownFeedback, takeBack } from '#features/feedback/api.ts'
import { GivenStars } from '#features/feedback/star-rating.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { PagedList } from '#ui/paged-list.tsx'

/** What one has said so far, to be taken back piece by piece. */
export function OwnFeedback({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { page, setPage, know } = usePage(feedbackPerPage)
  const deleting = useDialogState<Feedback>()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useQuery(feedbackQuery(userId, page))
  if (!list.isFetching) know(list.data?.total)

  // What is gone already, by another tab, is as it was wanted.
  const failureOf = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return null
    return (error instanceof ApiError && error.message) || t`It could not be deleted. Please try again.`
  }
  const onDeleted = async () => {
    await queryClient.invalidateQueries({ queryKey: ownFeedback(userId) })
    deleting.close()
  }
  return (
    <section aria-labelledby="own-feedback" className="grid content-start gap-4">
      <h2 id="own-feedback" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>What you have said so far</Trans>
      </h2>
      <PagedList
        list={list}
        perPage={feedbackPerPage}
        page={page}
        onPage={setPage}
        loading={<Trans>Fetching your feedback...</Trans>}
        failure={<Trans>Your feedback could not be loaded.</Trans>}
        empty={<Trans>Nothing yet. What you send stands here, and you can take it back at any time.</Trans>}
        count={(total) => <Plural value={total} one="# piece of feedback" other="# pieces of feedback" />}
      >
        <ul className="grid gap-4">
          {list.data?.feedback.map((feedback) => (
            <Piece key={feedback.id} feedback={feedback} onDelete={() => deleting.open(feedback)} />
          ))}
        </ul>
      </PagedList>
      {deleting.subject !== null && (
        <ConfirmDialog
          key={deleting.key}
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Delete this feedback?</Trans>}
          description={
            <Trans>
              What you said about {deleting.subject.target} is taken back; the institution does not see it any more.
            </Trans>
          }
          action={<Trans>Delete</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => takeBack(userId, deleting.subject?.id ?? 0)}
          failureOf={failureOf}
          onDone={onDeleted}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

function Piece({ feedback, onDelete }: { feedback: Feedback; onDelete: () => void }) {
  const { target, rating, message, named, createdAt } = feedback
  return (
    <li className="grid gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="grid gap-1">
        <h3 className="text-body wrap-anywhere">{target}</h3>
        <GivenStars count={rating} />
        <p className="text-small text-ink-soft">
          {named ? (
            <Trans>{formatDate(createdAt)}, with your name</Trans>
          ) : (
            <Trans>{formatDate(createdAt)}, without your name</Trans>
          )}
        </p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      <div>
        <Button variant="quiet" size="small" onClick={onDelete}>
          <Trans>
            Delete <span className="sr-only">(feedback on {target})</span>
          </Trans>
        </Button>
      </div>
    </li>
  )
}

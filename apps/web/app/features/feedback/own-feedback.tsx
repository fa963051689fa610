import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Feedback } from '@milepost/contract/feedback'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { feedbackPerPage, feedbackQuery, ownFeedback, takeBack } from '#features/feedback/api.ts'
import { GivenStars } from '#features/feedback/star-rating.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

/** What one has said so far, to be taken back piece by piece. */
export function OwnFeedback({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<{ feedback: Feedback; time: number } | null>(null)
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(feedbackQuery(userId, page))
  const pages = Math.ceil((data?.total ?? 0) / feedbackPerPage)
  // The last piece of the last page is gone: the page before is the last now.
  if (data !== undefined && !isFetching && page > Math.max(1, pages)) setPage(Math.max(1, pages))

  // What is gone already, by another tab, is as it was wanted.
  const failureOf = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return null
    return (error instanceof ApiError && error.message) || t`It could not be deleted. Please try again.`
  }
  const onDeleted = async () => {
    await queryClient.invalidateQueries({ queryKey: ownFeedback(userId) })
    setOpen(false)
  }
  return (
    <section aria-labelledby="own-feedback" className="grid content-start gap-4">
      <h2 id="own-feedback" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>What you have said so far</Trans>
      </h2>
      {data === undefined && isFetching && (
        <PendingLine>
          <Trans>Fetching your feedback...</Trans>
        </PendingLine>
      )}
      {data === undefined && error !== null && !isFetching && (
        <Alert>
          <p>
            <Trans>Your feedback could not be loaded.</Trans>
          </p>
          <Button variant="link" onClick={() => void refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </Alert>
      )}
      {data?.total === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing yet. What you send stands here, and you can take it back at any time.</Trans>
        </p>
      )}
      {data !== undefined && data.feedback.length > 0 && (
        <>
          <ul className="grid gap-4">
            {data.feedback.map((feedback) => (
              <Piece
                key={feedback.id}
                feedback={feedback}
                onDelete={() => {
                  setAsked((before) => ({ feedback, time: (before?.time ?? 0) + 1 }))
                  setOpen(true)
                }}
              />
            ))}
          </ul>
          {pages > 1 && (
            <Pagination
              page={page}
              pages={pages}
              onPage={setPage}
              text={<Plural value={data.total} one="# piece of feedback" other="# pieces of feedback" />}
            />
          )}
        </>
      )}
      {asked !== null && (
        <ConfirmDialog
          key={asked.time}
          open={open}
          onClose={() => setOpen(false)}
          title={<Trans>Delete this feedback?</Trans>}
          description={
            <Trans>
              What you said about {asked.feedback.target} is taken back; the institution does not see it any more.
            </Trans>
          }
          action={<Trans>Delete</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => takeBack(userId, asked.feedback.id)}
          failureOf={failureOf}
          onDone={onDeleted}
          returnFocus={() => heading.current}
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

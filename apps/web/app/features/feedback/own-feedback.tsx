import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Feedback } from '@milepost/contract/feedback/schema'
import { useQuery } from '@tanstack/react-query'
import { deletionMutation, feedbackQuery } from '#features/feedback/api.ts'
import { GivenStars } from '#features/feedback/star-rating.tsx'
import { formatDate } from '#lib/format.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ShortList } from '#ui/resource-list/short-list.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

/** What one has said so far, to be taken back piece by piece. */
export function OwnFeedback({ userId }: { userId: string }) {
  const paging = usePage()
  return (
    <ShortList
      query={useQuery(feedbackQuery(userId, paging.page))}
      paging={paging}
      title={<Trans>Your feedback</Trans>}
      dialogs={{
        deletion: (feedback, dialog) => <DeletionDialog {...dialog} userId={userId} feedback={feedback} />,
      }}
      loading={<Trans>Loading your feedback...</Trans>}
      failure={<Trans>We couldn’t load your feedback.</Trans>}
      emptyText={<Trans>Nothing yet. Your feedback will show up here, and you can delete it any time.</Trans>}
      count={(total) => <Plural value={total} one="# piece of feedback" other="# pieces of feedback" />}
    >
      {(rows, open) => (
        <ul className="grid gap-4">
          {rows.map((feedback) => (
            <Piece key={feedback.id} feedback={feedback} onDelete={() => open('deletion', feedback)} />
          ))}
        </ul>
      )}
    </ShortList>
  )
}

function DeletionDialog({ userId, feedback, ...dialog }: DialogControl & { userId: string; feedback: Feedback }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Delete this feedback?</Trans>}
      description={<Trans>The institution will no longer see your feedback on {feedback.target}.</Trans>}
      action={<Trans>Delete</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={deletionMutation(userId)}
      subject={feedback.id}
      onDone={() => notify({ text: t`Your feedback has been deleted.`, tone: 'success' })}
      failure={t`We couldn’t delete it. Please try again.`}
    />
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

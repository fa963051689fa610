import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { feedbackTypes, maxStars, type ReviewedFeedback } from '@milepost/contract/feedback'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { RemovalDialog } from '#features/feedback/removal-dialog.tsx'
import { allFeedback, reviewPerPage, reviewQuery } from '#features/feedback/review-api.ts'
import { formatDate } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { Field } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import { Select } from '#ui/select.tsx'
import { notify } from '#ui/toast.tsx'

const ratings = Array.from({ length: maxStars + 1 }, (_, stars) => String(stars))

/** All feedback, and the way to remove what breaks the rules. */
export function FeedbackList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { values, page, set, setPage } = useListAddress(['type', 'rating'])
  const type = feedbackTypes.find((each) => each === values.type) ?? ''
  const rating = ratings.includes(values.rating) ? values.rating : ''
  const query = useQuery(reviewQuery(type, rating, page))
  const removing = useDialogState<ReviewedFeedback>()
  const list = useRef<HTMLDivElement>(null)
  const renew = () => queryClient.invalidateQueries({ queryKey: allFeedback })
  const columns: readonly Column<ReviewedFeedback>[] = [
    { key: 'target', header: <Trans>About</Trans>, isTitle: true, cell: (feedback) => <About {...feedback} /> },
    { key: 'rating', header: <Trans>Rating</Trans>, cell: ({ rating: stars }) => <Stars stars={stars} /> },
    { key: 'message', header: <Trans>Message</Trans>, cell: ({ message }) => <Message text={message} /> },
    { key: 'writer', header: <Trans>Written by</Trans>, cell: (feedback) => <Writer {...feedback} /> },
    {
      key: 'time',
      header: <Trans>Written on</Trans>,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (feedback) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Remove the feedback on ${feedback.target} by ${feedback.writer}`}
          onClick={() => removing.open(feedback)}
        >
          <Trans>Remove</Trans>
        </Button>
      ),
    },
  ]
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <div className="grid max-w-form gap-4 sm:grid-cols-2">
        <Field label={<Trans>Type</Trans>}>
          {(control) => (
            <Select {...control} value={type} onChange={(event) => set('type', event.target.value)}>
              <option value="">{t`All`}</option>
              <option value="institution">{t`Institution`}</option>
              <option value="course">{t`Course`}</option>
            </Select>
          )}
        </Field>
        <Field label={<Trans>Rating</Trans>}>
          {(control) => (
            <Select {...control} value={rating} onChange={(event) => set('rating', event.target.value)}>
              <option value="">{t`All`}</option>
              {[...ratings].reverse().map((stars) => (
                <option key={stars} value={stars}>
                  {stars === '0' ? t`Not rated` : stars}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <PagedTable
        query={query}
        perPage={reviewPerPage}
        page={page}
        onPage={setPage}
        caption={<Trans>Feedback</Trans>}
        columns={columns}
        keyOf={({ id }) => id}
        failure={<Trans>The feedback could not be loaded</Trans>}
        empty={<Trans>There is no such feedback.</Trans>}
        count={(first, last, total) => (
          <Trans>
            Showing {first}-{last} of {total}
          </Trans>
        )}
      />
      {removing.subject !== null && (
        <RemovalDialog
          key={removing.key}
          userId={userId}
          feedback={removing.subject}
          open={removing.isOpen}
          onClose={removing.close}
          onRemoved={() => {
            removing.close()
            notify({ text: t`The feedback is removed, and its writer is told.`, tone: 'success' })
            void renew()
          }}
          onRefused={() => void renew()}
          returnFocus={() => list.current}
        />
      )}
    </div>
  )
}

function About({ target, type }: ReviewedFeedback) {
  return (
    <div className="grid gap-0.5 @3xl:min-w-36">
      <span>{target}</span>
      <span className="font-text text-small font-normal text-ink-soft">
        {type === 'institution' ? <Trans>Institution</Trans> : <Trans>Course</Trans>}
      </span>
    </div>
  )
}

function Stars({ stars }: { stars: number }) {
  if (stars === 0) return <Trans>Not rated</Trans>
  return (
    <span className="whitespace-nowrap">
      <Plural value={stars} one="# star" other="# stars" />
    </span>
  )
}

/** Long words are folded to a few lines; a press shows all. */
function Message({ text }: { text: string }) {
  if (text.length <= 160) return <p className="whitespace-pre-line">{text}</p>
  return (
    <div className="grid gap-1">
      <p className="line-clamp-2">{text}</p>
      <Fold summary={<Trans>Whole message</Trans>}>
        <p className="whitespace-pre-line">{text}</p>
      </Fold>
    </div>
  )
}

function Writer({ name, writer }: ReviewedFeedback) {
  return (
    <div className="grid gap-0.5 @3xl:min-w-36">
      <span>{writer}</span>
      {name !== writer && (
        <span className="text-small text-ink-soft">
          <Trans>as “{name}”</Trans>
        </span>
      )}
    </div>
  )
}

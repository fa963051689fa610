import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FeedbackType, feedbackTypes, maxStars } from '@milepost/contract/feedback/limits'
import type { ReviewedFeedback } from '@milepost/contract/feedback/schema'
import { useQuery } from '@tanstack/react-query'
import { RemovalDialog } from '#features/feedback/removal-dialog.tsx'
import { reviewQuery } from '#features/feedback/review-api.ts'
import { formatDate } from '#lib/format.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import type { Column } from '#ui/data-table.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { notify } from '#ui/toast.tsx'

const ratings = Array.from({ length: maxStars + 1 }, (_, stars) => String(stars))

const names = ['type', 'rating'] as const

/** What an address asks for. */
function choiceOf({ values }: ListChoice<(typeof names)[number]>) {
  return {
    type: feedbackTypes.find((each) => each === values.type) ?? ('' as const),
    rating: ratings.find((each) => each === values.rating) ?? '',
  }
}

export function shownFeedbackQuery(search: URLSearchParams) {
  const choice = listChoiceOf(search, names)
  const { type, rating } = choiceOf(choice)
  return reviewQuery(type, rating, choice.page)
}

/** All feedback, and the way to remove what breaks the rules. */
export function FeedbackList({ userId }: { userId: string }) {
  const { t } = useLingui()
  const address = useListAddress(names)
  const { type, rating } = choiceOf(address)
  return (
    <ListSection>
      <Filters type={type} rating={rating} onChange={address.set} />
      <ResourceTable
        query={useQuery(reviewQuery(type, rating, address.page))}
        paging={address}
        caption={<Trans>Feedback</Trans>}
        columns={columns}
        actions={(feedback, open) => (
          <RowAction
            aria-label={t`Remove the feedback on ${feedback.target} by ${feedback.writer}`}
            onClick={() => open('removal')}
          >
            <Trans>Remove</Trans>
          </RowAction>
        )}
        dialogs={{
          removal: (feedback, dialog) => (
            <RemovalDialog
              {...dialog}
              userId={userId}
              feedback={feedback}
              onRemoved={() => {
                dialog.onClose()
                notify({ text: t`The feedback is removed, and we’ve told the person who wrote it.`, tone: 'success' })
              }}
            />
          ),
        }}
        failure={<Trans>We couldn’t load the feedback</Trans>}
        emptyText={<Trans>There’s no such feedback.</Trans>}
        count={({ first, last, total }) => (
          <Trans>
            Showing {first}-{last} of {total}
          </Trans>
        )}
      />
    </ListSection>
  )
}

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
]

interface FeedbackFiltersProps {
  type: FeedbackType | ''
  rating: string
  onChange: (name: 'type' | 'rating', value: string) => void
}

function Filters({ type, rating, onChange }: FeedbackFiltersProps) {
  const { t } = useLingui()
  return (
    <div className="grid max-w-form gap-4 sm:grid-cols-2">
      <FilterSelect
        label={<Trans>Type</Trans>}
        value={type}
        onChange={(next) => onChange('type', next)}
        choices={[
          ['', t`All`],
          ['institution', t`Institution`],
          ['course', t`Course`],
        ]}
      />
      <FilterSelect
        label={<Trans>Rating</Trans>}
        value={rating}
        onChange={(next) => onChange('rating', next)}
        choices={[
          ['', t`All`],
          ...ratings.toReversed().map((stars) => [stars, stars === '0' ? t`Not rated` : stars] as const),
        ]}
      />
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
      <Disclosure summary={<Trans>Whole message</Trans>}>
        <p className="whitespace-pre-line">{text}</p>
      </Disclosure>
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

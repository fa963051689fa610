import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FeedbackType, feedbackTypes, maxStars } from '@milepost/contract/feedback/limits'
import type { ReviewedFeedback } from '@milepost/contract/feedback/schema'
import { useQuery } from '@tanstack/react-query'
import { RemovalDialog } from '#features/feedback/removal-dialog.tsx'
import { reviewQuery, reviewRows } from '#features/feedback/review-api.ts'
import { formatDate } from '#lib/format.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import type { Column } from '#ui/data-table.tsx'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
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
    <ListSection isDense>
      <Filters type={type} rating={rating} onChange={address.set} />
      <ResourceTable
        query={useQuery(reviewQuery(type, rating, address.page))}
        paging={address}
        caption={<Trans>Feedback</Trans>}
        rowsPerPage={useRowsPerPage(reviewRows)}
        columns={columns}
        nameOf={({ target }) => target}
        record={(feedback) => <FeedbackRecord feedback={feedback} />}
        menu={(feedback, open) => (
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
  { key: 'target', header: <Trans>About</Trans>, isTitle: true, cell: ({ target }) => target },
  { key: 'type', header: <Trans>Type</Trans>, cell: ({ type }) => <TypeName type={type} /> },
  { key: 'message', header: <Trans>Message</Trans>, narrow: 'below', isRoomy: true, cell: ({ message }) => message },
  { key: 'writer', header: <Trans>Written by</Trans>, cell: ({ writer }) => writer },
  { key: 'time', header: <Trans>Written on</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
  { key: 'rating', header: <Trans>Rating</Trans>, narrow: 'end', cell: ({ rating: stars }) => <Stars stars={stars} /> },
]

function TypeName({ type }: Pick<ReviewedFeedback, 'type'>) {
  return type === 'institution' ? <Trans>Institution</Trans> : <Trans>Course</Trans>
}

function FeedbackRecord({
  feedback: { type, message, rating, name, writer, createdAt },
}: {
  feedback: ReviewedFeedback
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        <TypeName type={type} /> · <Stars stars={rating} /> · <span>{formatDate(createdAt)}</span>
      </p>
      <p className="whitespace-pre-line">{message}</p>
      <p className="text-small text-ink-soft">
        <span className="mr-1.5">{writer}</span>
        {name !== writer && (
          <span>
            <Trans>as “{name}”</Trans>
          </span>
        )}
      </p>
    </div>
  )
}

interface FeedbackFiltersProps {
  type: FeedbackType | ''
  rating: string
  onChange: (name: 'type' | 'rating', value: string) => void
}

function Filters({ type, rating, onChange }: FeedbackFiltersProps) {
  const { t } = useLingui()
  return (
    <FilterBar>
      <ChoiceFilter
        label={t`Type`}
        value={type}
        onChange={(next) => onChange('type', next)}
        choices={[
          ['', t`All`],
          ['institution', t`Institution`],
          ['course', t`Course`],
        ]}
      />
      <ChoiceFilter
        label={t`Rating`}
        value={rating}
        onChange={(next) => onChange('rating', next)}
        choices={[
          ['', t`All`],
          ...ratings.toReversed().map((stars) => [stars, stars === '0' ? t`Not rated` : stars] as const),
        ]}
      />
    </FilterBar>
  )
}

function Stars({ stars }: { stars: number }) {
  if (stars === 0) return <Trans>Not rated</Trans>
  return <Plural value={stars} one="# star" other="# stars" />
}

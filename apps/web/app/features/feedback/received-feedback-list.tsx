import { Plural, Trans } from '@lingui/react/macro'
import type { ReceivedFeedback } from '@milepost/contract/feedback/schema'
import { useQuery } from '@tanstack/react-query'
import { receivedFeedbackQuery } from '#features/feedback/api.ts'
import { GivenStars } from '#features/feedback/star-rating.tsx'
import { formatDate, formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { Card } from '#ui/card.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'

const columns: readonly Column<ReceivedFeedback>[] = [
  {
    key: 'about',
    header: <Trans>About</Trans>,
    isTitle: true,
    cell: ({ target, type }) => (
      <>
        <span className="block">{target}</span>
        <span className="font-text text-small font-normal text-ink-soft">
          {type === 'course' ? <Trans>Course</Trans> : <Trans>Institution</Trans>}
        </span>
      </>
    ),
  },
  {
    key: 'stars',
    header: <Trans>Stars</Trans>,
    cell: ({ rating }) =>
      rating === 0 ? (
        <span className="text-ink-soft">
          <Trans>Not rated</Trans>
        </span>
      ) : (
        <GivenStars count={rating} />
      ),
  },
  {
    key: 'message',
    header: <Trans>What they said</Trans>,
    wraps: true,
    cell: ({ message }) => <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>,
  },
  {
    key: 'from',
    header: <Trans>From</Trans>,
    cell: ({ name, createdAt }) => (
      <>
        <span className="block">{name ?? <Trans>Anonymous</Trans>}</span>
        <span className="text-small text-ink-soft">{formatDate(createdAt)}</span>
      </>
    ),
  },
]

/** What was said about an institution and its courses, and how many stars it got. */
export function ReceivedFeedbackList({ institutionId }: { institutionId: number }) {
  const address = useListAddress([])
  const query = useQuery(receivedFeedbackQuery(institutionId, address.page))
  const { data } = query
  return (
    <ListSection title={<Trans>Received feedback</Trans>} isTitleHidden>
      {data !== undefined && data.total > 0 && <Average value={data.averageRating} rated={data.rated} />}
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Feedback, newest first</Trans>}
        columns={columns}
        failure={<Trans>We couldn’t load the feedback</Trans>}
        empty={
          <EmptyState title={<Trans>No feedback yet</Trans>}>
            <Trans>Feedback about you and your courses shows up here. People choose whether to share their name.</Trans>
          </EmptyState>
        }
        count={({ total }) => <Plural value={total} one="# piece of feedback" other="# pieces of feedback" />}
      />
    </ListSection>
  )
}

function Average({ value, rated }: { value: number | null; rated: number }) {
  return (
    <Card className="grid max-w-form gap-1">
      <h3 className="text-body">
        <Trans>Average rating</Trans>
      </h3>
      {value === null ? (
        <p className="text-ink-soft">
          <Trans>No ratings yet.</Trans>
        </p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-display text-heading font-extrabold tabular-nums">
              {formatNumber(Math.round(value * 10) / 10)}
            </span>
            <span aria-hidden="true">
              <GivenStars count={Math.round(value)} />
            </span>
          </p>
          <p className="text-small text-ink-soft">
            <Plural value={rated} one="Out of 5, from # rating" other="Out of 5, from # ratings" />
          </p>
        </>
      )}
    </Card>
  )
}

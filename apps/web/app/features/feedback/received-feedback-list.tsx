import { Plural, Trans } from '@lingui/react/macro'
import type { ReceivedFeedback } from '@milepost/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { receivedFeedbackQuery, receivedPerPage } from '#features/feedback/api.ts'
import { GivenStars } from '#features/feedback/star-rating.tsx'
import { formatDate, formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { Card } from '#ui/card.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'

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
    cell: ({ message }) => <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>,
  },
  {
    key: 'from',
    header: <Trans>From</Trans>,
    cell: ({ name, createdAt }) => (
      <>
        <span className="block">{name ?? <Trans>Somebody, without a name</Trans>}</span>
        <span className="text-small text-ink-soft">{formatDate(createdAt)}</span>
      </>
    ),
  },
]

/** What was said about an institution and its courses, and how many stars it got. */
export function ReceivedFeedbackList({ institutionId }: { institutionId: number }) {
  const address = useListAddress([])
  const { page } = address
  const query = useQuery(receivedFeedbackQuery(institutionId, page))
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = query
  const total = data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / receivedPerPage))
  if (data !== undefined && !query.isPlaceholderData && page > pages) address.setPage(pages)
  return (
    <section aria-labelledby="received-feedback" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="received-feedback" ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Received feedback</Trans>
      </h2>
      <TableFrame query={query} rows={5} failure={<Trans>The feedback could not be loaded</Trans>}>
        {total === 0 ? (
          <EmptyState title={<Trans>Nobody has said anything yet</Trans>}>
            <Trans>
              What people say about you or one of your courses stands here. They decide whether you see their name.
            </Trans>
          </EmptyState>
        ) : (
          <>
            <Average value={data?.averageRating ?? null} rated={data?.rated ?? 0} />
            <DataTable
              caption={<Trans>Feedback, the latest first</Trans>}
              columns={columns}
              rows={data?.feedback ?? []}
              keyOf={({ id }) => id}
              busy={query.isPlaceholderData}
            />
            <Pagination
              page={page}
              pages={pages}
              onPage={(next) => {
                address.setPage(next)
                heading.current?.focus()
              }}
              text={<Plural value={total} one="# piece of feedback" other="# pieces of feedback" />}
            />
          </>
        )}
      </TableFrame>
    </section>
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
          <Trans>Nobody has given stars yet.</Trans>
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
            <Plural value={rated} one="of 5, from # rating" other="of 5, from # ratings" />
          </p>
        </>
      )}
    </Card>
  )
}

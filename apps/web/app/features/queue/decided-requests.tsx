import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { decidedRequestKinds } from '@milepost/contract/queue/limits'
import type { DecidedRequest } from '@milepost/contract/queue/schema'
import { useQuery } from '@tanstack/react-query'
import { decidedRows, historyQuery } from '#features/queue/api.ts'
import { useKindNames } from '#features/queue/kinds.tsx'
import { formatMoment } from '#lib/format.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { SearchField } from '#ui/search-field.tsx'

const names = ['search', 'kind'] as const
const kindOf = (text: string) => decidedRequestKinds.find((each) => each === text) ?? ''

export function decidedRequestsQuery(search: URLSearchParams) {
  const { values, page } = listChoiceOf(search, names)
  return historyQuery(kindOf(values.kind), values.search, page)
}

/** Who decided which requests, when, how and why. */
export function DecidedRequests() {
  const { t } = useLingui()
  const kindNames = useKindNames()
  const address = useListAddress(names)
  const { search } = address.values
  const kind = kindOf(address.values.kind)
  return (
    <ListSection isDense>
      <FilterBar>
        <SearchField
          isInBar
          value={search}
          onSearch={(text) => address.set('search', text)}
          placeholder={t`Name, learner or admin`}
        />
        <ChoiceFilter
          label={t`Kind`}
          value={kind}
          onChange={(next) => address.set('kind', next)}
          choices={[['', t`All`], ...decidedRequestKinds.map((each) => [each, kindNames[each].several] as const)]}
        />
      </FilterBar>
      <ResourceTable
        query={useQuery(historyQuery(kind, search, address.page))}
        paging={address}
        caption={<Trans>Decided requests, latest first</Trans>}
        rowsPerPage={useRowsPerPage(decidedRows)}
        columns={columns}
        nameOf={({ title }) => title}
        record={(request) => <DecisionRecord request={request} />}
        keyOf={(request) => `${request.kind} ${request.id}`}
        failure={<Trans>We couldn’t load the decided requests.</Trans>}
        emptyText={<Trans>No decided requests found.</Trans>}
        count={({ total }) => <Plural value={total} one="# request" other="# requests" />}
      />
    </ListSection>
  )
}

const columns: readonly Column<DecidedRequest>[] = [
  { key: 'title', header: <Trans>Request</Trans>, isTitle: true, cell: ({ title }) => title },
  { key: 'kind', header: <Trans>Kind</Trans>, cell: ({ kind }) => <KindName kind={kind} /> },
  { key: 'from', header: <Trans>Asked by</Trans>, narrow: 'below', cell: ({ from }) => from },
  { key: 'by', header: <Trans>Decided by</Trans>, cell: ({ decidedBy }) => decidedBy ?? <Trans>Unknown</Trans> },
  {
    key: 'time',
    header: <Trans>Decided on</Trans>,
    cell: ({ decidedAt }) => <span className="text-small">{formatMoment(decidedAt)}</span>,
  },
  {
    key: 'outcome',
    header: <Trans>Outcome</Trans>,
    narrow: 'end',
    isRoomy: true,
    cell: (request) => <OutcomeBadge outcome={request.outcome} />,
  },
]

function KindName({ kind }: Pick<DecidedRequest, 'kind'>) {
  return useKindNames()[kind].one
}

function DecisionRecord({
  request: { kind, from, outcome, reason, decidedBy, decidedAt },
}: {
  request: DecidedRequest
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        <KindName kind={kind} /> · {from}
      </p>
      <p>
        <OutcomeBadge outcome={outcome} />{' '}
        <span className="text-small text-ink-soft">
          <span>{decidedBy ?? <Trans>Unknown</Trans>}</span> · {formatMoment(decidedAt)}
        </span>
      </p>
      {reason !== null && <p className="whitespace-pre-line">{reason}</p>}
    </div>
  )
}

function OutcomeBadge({ outcome }: Pick<DecidedRequest, 'outcome'>) {
  const looks = {
    pending: { tone: 'signal', text: <Trans>Pending</Trans> },
    requested: { tone: 'signal', text: <Trans>Waiting for an answer</Trans> },
    approved: { tone: 'success', text: <Trans>Approved</Trans> },
    rejected: { tone: 'danger', text: <Trans>Rejected</Trans> },
    planned: { tone: 'spruce', text: <Trans>Planned</Trans> },
    added: { tone: 'success', text: <Trans>Added</Trans> },
    declined: { tone: 'danger', text: <Trans>Declined</Trans> },
  } as const satisfies Record<DecidedRequest['outcome'], { tone: BadgeTone; text: unknown }>
  const { tone, text } = looks[outcome]
  return <Badge tone={tone}>{text}</Badge>
}

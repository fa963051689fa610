import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { decidedRequestKinds } from '@milepost/contract/queue/limits'
import type { DecidedRequest } from '@milepost/contract/queue/schema'
import { useQuery } from '@tanstack/react-query'
import { historyQuery } from '#features/queue/api.ts'
import { useKindNames } from '#features/queue/kinds.tsx'
import { formatMoment } from '#lib/format.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
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
    <ListSection>
      <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-52">
        <SearchField
          value={search}
          onSearch={(text) => address.set('search', text)}
          placeholder={t`Name, learner or admin`}
        />
        <FilterSelect
          label={<Trans>Kind</Trans>}
          value={kind}
          onChange={(next) => address.set('kind', next)}
          choices={[['', t`All`], ...decidedRequestKinds.map((each) => [each, kindNames[each].several] as const)]}
        />
      </div>
      <ResourceTable
        query={useQuery(historyQuery(kind, search, address.page))}
        paging={address}
        caption={<Trans>Decided requests, latest first</Trans>}
        columns={columns}
        keyOf={(request) => `${request.kind} ${request.id}`}
        failure={<Trans>We couldn’t load the decided requests.</Trans>}
        emptyText={<Trans>No decided requests found.</Trans>}
        count={({ total }) => <Plural value={total} one="# request" other="# requests" />}
      />
    </ListSection>
  )
}

const columns: readonly Column<DecidedRequest>[] = [
  {
    key: 'title',
    header: <Trans>Request</Trans>,
    isTitle: true,
    isRoomy: true,
    cell: (request) => <Asked request={request} />,
  },
  {
    key: 'outcome',
    header: <Trans>Outcome</Trans>,
    cell: ({ outcome, reason }) => (
      <div className="grid justify-items-start gap-1">
        <OutcomeBadge outcome={outcome} />
        {reason !== null && <p className="text-small whitespace-pre-line text-ink-soft">{reason}</p>}
      </div>
    ),
  },
  {
    key: 'by',
    header: <Trans>Decided by</Trans>,
    isRoomy: true,
    cell: ({ decidedBy }) => decidedBy ?? <Trans>Unknown</Trans>,
  },
  {
    key: 'time',
    header: <Trans>Decided on</Trans>,
    isRoomy: true,
    cell: ({ decidedAt }) => formatMoment(decidedAt),
  },
]

function Asked({ request: { kind, title, from } }: { request: DecidedRequest }) {
  const names = useKindNames()
  return (
    <div className="grid gap-0.5">
      <span className="font-semibold">{title}</span>
      <span className="font-text text-small font-normal text-ink-soft">{[names[kind].one, from].join(' · ')}</span>
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

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queueKinds } from '@milepost/contract/constants/queue'
import type { QueueCounts, QueueItem, QueueKind } from '@milepost/contract/queue'
import { useQuery } from '@tanstack/react-query'
import { itemsPerPage, queueQuery } from '#features/queue/api.ts'
import { screenOf, useKindNames } from '#features/queue/kinds.tsx'
import { formatAgo, formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { usePage } from '#lib/use-page.ts'
import { Badge } from '#ui/badge.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { NoRows } from '#ui/resource-list/resource-list.tsx'
import { type ResourceColumn, ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface TodayProps {
  /** How many of each kind wait; undefined until that is known. */
  counts: QueueCounts | undefined
}

/** Everything that waits for an admin, the oldest first. */
export function Today({ counts }: TodayProps) {
  const { t } = useLingui()
  const address = useListAddress(['kind'])
  const kind = queueKinds.find((each) => each === address.values.kind) ?? ''
  const paging = usePage()
  return (
    <ResourceTable
      query={useQuery(queueQuery(kind, paging.page))}
      paging={paging}
      title={<Trans>Today</Trans>}
      description={
        <p className="text-ink-soft">
          <Trans>Everything waiting for a decision or a reply, oldest first.</Trans>
        </p>
      }
      beside={
        <KindFilter
          kind={kind}
          counts={counts}
          onChange={(next) => {
            paging.setPage(1)
            address.set('kind', next)
          }}
        />
      }
      caption={<Trans>Today</Trans>}
      columns={columns}
      keyOf={(item) => `${item.kind} ${item.id}`}
      actions={(item) => <Open item={item} />}
      expectedRows={itemsPerPage}
      failure={<Trans>We couldn’t load what’s waiting.</Trans>}
      empty={
        <NoRows>
          <Trans>All caught up.</Trans>
        </NoRows>
      }
      count={({ first, last, total }) => (
        <Trans>
          Showing {first}-{last} of <Plural value={total} one="# item" other="# items" />
        </Trans>
      )}
      pagesLabel={t`Pages of what’s waiting`}
    />
  )
}

const columns: readonly ResourceColumn<QueueItem>[] = [
  {
    key: 'title',
    header: <Trans>Waiting</Trans>,
    isTitle: true,
    isRoomy: true,
    cell: ({ title, language }) => (
      <p className="line-clamp-2" {...(language !== null && { lang: language })}>
        {title || <Trans>Untitled</Trans>}
      </p>
    ),
  },
  { key: 'kind', header: <Trans>Kind</Trans>, cell: ({ kind }) => <KindBadge kind={kind} /> },
  { key: 'from', header: <Trans>From</Trans>, cell: ({ from }) => from ?? '–' },
  {
    key: 'since',
    header: <Trans>Waiting since</Trans>,
    cell: ({ since }) => <span className="@3xl:whitespace-nowrap">{formatAgo(since)}</span>,
  },
]

function KindBadge({ kind }: { kind: QueueKind }) {
  return <Badge tone={kind === 'failed_job' ? 'danger' : 'plain'}>{useKindNames()[kind].one}</Badge>
}

function Open({ item: { kind, title } }: { item: QueueItem }) {
  return (
    <TextLink to={screenOf[kind]}>
      <Trans>
        Open <span className="sr-only">“{title}”</span>
      </Trans>
    </TextLink>
  )
}

interface KindFilterProps extends TodayProps {
  kind: QueueKind | ''
  onChange: (kind: string) => void
}

function KindFilter({ kind, counts, onChange }: KindFilterProps) {
  const { t } = useLingui()
  const names = useKindNames()
  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : t`${name} (${formatNumber(count)})`
  return (
    <ListChoice
      label={<Trans>Kind</Trans>}
      value={kind}
      onChange={onChange}
      choices={[
        ['', t`Everything`],
        ...queueKinds.map((each) => [each, withCount(names[each].several, counts?.[each])] as const),
      ]}
    />
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { pendingRequestRows, pendingRequestsQuery, readPendingRequests } from '#features/institutions/requests/api.ts'
import { formatDate } from '#lib/format.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { usePage } from '#lib/use-page.ts'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import type { RowDecisions } from '#ui/resource-list/row-selection.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The requests to become an institution that wait for an admin, who approves or rejects them. */
export function PendingRequests({ decisions }: { decisions: RowDecisions<PendingInstitutionRequest> }) {
  const { t } = useLingui()
  const paging = usePage()
  const query = useQuery(pendingRequestsQuery(paging.page))
  return (
    <ListSection
      title={<Trans>Pending Institution Requests</Trans>}
      beside={
        <TextLink to={`${pages.adminCourseRequests}?view=decided&kind=institution_request`}>
          <Trans>Decided requests</Trans>
        </TextLink>
      }
      isDense
    >
      {decisions.bar(query.data?.rows ?? [], { total: query.data?.total, readAll: readPendingRequests })}
      <ResourceTable
        query={query}
        paging={paging}
        caption={<Trans>Pending Institution Requests</Trans>}
        rowsPerPage={useRowsPerPage(pendingRequestRows)}
        columns={columns}
        nameOf={({ name }) => name}
        selection={decisions.selection}
        record={(request) => <RequestRecord request={request} />}
        actions={(request) => (
          <>
            <RowAction
              aria-haspopup="dialog"
              busy={decisions.isBusy(request)}
              busyText={<Trans>Deciding...</Trans>}
              onClick={() => decisions.decide('approve', request)}
            >
              <Trans>
                Approve <span className="sr-only">“{request.name}”</span>
              </Trans>
            </RowAction>
            <RowAction aria-haspopup="dialog" onClick={() => decisions.decide('reject', request)}>
              <Trans>
                Reject <span className="sr-only">“{request.name}”</span>
              </Trans>
            </RowAction>
          </>
        )}
        failure={<Trans>We couldn’t load the requests</Trans>}
        emptyText={<Trans>No pending requests.</Trans>}
        count={({ pages, total }) => pages > 1 && <Plural value={total} one="# request" other="# requests" />}
        pagesLabel={t`Pages of the requests`}
      />
    </ListSection>
  )
}

const columns: readonly Column<PendingInstitutionRequest>[] = [
  { key: 'name', header: <Trans>Name</Trans>, isTitle: true, cell: ({ name }) => name },
  {
    key: 'email',
    header: <Trans>Email</Trans>,
    narrow: 'below',
    isRoomy: true,
    cell: ({ email }) => <EmailAddress address={email} />,
  },
  { key: 'description', header: <Trans>Description</Trans>, isRoomy: true, cell: ({ description }) => description },
  { key: 'address', header: <Trans>Address</Trans>, cell: ({ address }) => address },
  { key: 'time', header: <Trans>Asked on</Trans>, narrow: 'end', cell: ({ createdAt }) => formatDate(createdAt) },
]

function RequestRecord({ request }: { request: PendingInstitutionRequest }) {
  const { email, address, description, applicant, createdAt } = request
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        <Trans>
          From {applicant.name} ({applicant.email}), {formatDate(createdAt)}
        </Trans>
      </p>
      <p className="whitespace-pre-line">{description}</p>
      <p>
        <EmailAddress address={email} /> · {address}
      </p>
    </div>
  )
}

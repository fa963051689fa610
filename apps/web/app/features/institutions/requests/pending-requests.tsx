import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PendingInstitutionRequest } from '@milepost/contract/institutions/schema'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { pendingRequestsQuery, readPendingRequests } from '#features/institutions/requests/api.ts'
import { formatDate } from '#lib/format.ts'
import { usePage } from '#lib/use-page.ts'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import { type RowSelection, withBoxes } from '#ui/resource-list/row-selection.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The requests to become an institution that wait for an admin, who approves or rejects them. */
export function PendingRequests({ selection }: { selection: RowSelection<PendingInstitutionRequest> }) {
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
      {selection.bar(query.data?.rows ?? [], { total: query.data?.total, readAll: readPendingRequests })}
      <ResourceTable
        query={query}
        paging={paging}
        caption={<Trans>Pending Institution Requests</Trans>}
        columns={withBoxes<PendingInstitutionRequest, never>(columns, selection)}
        actions={(request) => (
          <>
            <RowAction
              aria-haspopup="dialog"
              busy={selection.isBusy(request)}
              busyText={<Trans>Deciding...</Trans>}
              onClick={() => selection.decide('approve', request)}
            >
              <Trans>
                Approve <span className="sr-only">“{request.name}”</span>
              </Trans>
            </RowAction>
            <RowAction aria-haspopup="dialog" onClick={() => selection.decide('reject', request)}>
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
  { key: 'name', isRoomy: true, header: <Trans>Name</Trans>, isTitle: true, cell: ({ name }) => name },
  { key: 'email', isRoomy: true, header: <Trans>Email</Trans>, cell: (request) => <Who request={request} /> },
  {
    key: 'description',
    header: <Trans>Description</Trans>,
    cell: ({ description }) => <p className="whitespace-pre-line">{description}</p>,
  },
  { key: 'address', isRoomy: true, header: <Trans>Address</Trans>, cell: ({ address }) => address },
]

function Who({ request }: { request: PendingInstitutionRequest }) {
  const { email, applicant, createdAt } = request
  return (
    <div className="grid gap-0.5">
      <span>
        <EmailAddress address={email} />
      </span>
      <span className="text-small text-ink-soft">
        {applicant.email === email ? (
          <Trans>
            From {applicant.name}, {formatDate(createdAt)}
          </Trans>
        ) : (
          <Trans>
            From {applicant.name} ({applicant.email}), {formatDate(createdAt)}
          </Trans>
        )}
      </span>
    </div>
  )
}

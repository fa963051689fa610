import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxRejectionReasonLength, type PendingInstitutionRequest } from '@milepost/contract/institution-requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  approve,
  pendingRequests,
  pendingRequestsQuery,
  reject,
  requestsPerPage,
} from '#features/institutions/requests/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { usePage } from '#lib/use-page.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { MailAddress } from '#ui/mail-address.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { notify } from '#ui/toast.tsx'

type Request = PendingInstitutionRequest

/** The requests to become an institution that wait for an admin, who approves or rejects them. */
export function PendingRequests({ onApproved }: { onApproved: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, setPage, know } = usePage(requestsPerPage)
  const list = useQuery(pendingRequestsQuery(page))
  const rejecting = useDialogState<Request>()
  const [approving, setApproving] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (!list.isFetching) know(list.data?.total)
  const renew = () => queryClient.invalidateQueries({ queryKey: pendingRequests })

  const textOf = (error: unknown, otherwise: string) => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'not_found' || code === 'institution_request_decided') void renew()
    if (code === 'not_found') return t`The applicant has deleted their account, and the request went with it.`
    if (code === 'not_a_student') {
      return t`The applicant belongs to an institution by now or is an admin. This request can only be rejected.`
    }
    return (error instanceof ApiError && error.message) || otherwise
  }
  const onApprove = async (request: Request) => {
    if (approving !== null) return
    setApproving(request.id)
    setFailure(null)
    try {
      await approve(request.id)
      notify({ text: t`“${request.name}” is approved. The applicant is told.`, tone: 'success' })
      onApproved()
      await renew()
      heading.current?.focus()
    } catch (error) {
      setFailure(`“${request.name}”: ${textOf(error, t`It could not be approved. Please try again.`)}`)
    }
    setApproving(null)
  }
  const columns: readonly Column<Request>[] = [
    {
      key: 'name',
      isRoomy: true,
      header: <Trans>Name</Trans>,
      isTitle: true,
      cell: ({ name }) => name,
    },
    { key: 'email', isRoomy: true, header: <Trans>Email</Trans>, cell: (request) => <Who request={request} /> },
    {
      key: 'description',
      header: <Trans>Description</Trans>,
      cell: ({ description }) => <p className="whitespace-pre-line">{description}</p>,
    },
    {
      key: 'address',
      isRoomy: true,
      header: <Trans>Address</Trans>,
      cell: ({ address }) => address,
    },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (request) => (
        <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end">
          <Button
            variant="quiet"
            size="small"
            busy={approving === request.id}
            busyText={<Trans>Approving...</Trans>}
            onClick={() => void onApprove(request)}
          >
            <Trans>
              Approve <span className="sr-only">“{request.name}”</span>
            </Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={() => rejecting.open(request)}>
            <Trans>
              Reject <span className="sr-only">“{request.name}”</span>
            </Trans>
          </Button>
        </div>
      ),
    },
  ]
  const total = list.data?.total ?? 0
  return (
    <section aria-labelledby="pending-requests" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id="pending-requests" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>Pending Institution Requests</Trans>
      </h2>
      {failure !== null && <Alert>{failure}</Alert>}
      <TableFrame query={list} rows={2} failure={<Trans>The requests could not be loaded</Trans>}>
        {total === 0 ? (
          <p className="text-ink-soft">
            <Trans>No pending requests.</Trans>
          </p>
        ) : (
          <>
            <DataTable
              caption={<Trans>Pending Institution Requests</Trans>}
              columns={columns}
              rows={list.data?.requests ?? []}
              keyOf={({ id }) => id}
              busy={list.isPlaceholderData}
            />
            {total > requestsPerPage && (
              <Pagination
                label={t`Pages of the requests`}
                page={page}
                pages={Math.ceil(total / requestsPerPage)}
                onPage={setPage}
                text={<Plural value={total} one="# request" other="# requests" />}
              />
            )}
          </>
        )}
      </TableFrame>
      {rejecting.subject !== null && (
        <ReasonDialog
          key={rejecting.key}
          open={rejecting.isOpen}
          onClose={rejecting.close}
          title={<Trans>Reject “{rejecting.subject.name}”?</Trans>}
          description={<Trans>The applicant reads the reason, and can apply again.</Trans>}
          longest={maxRejectionReasonLength}
          action={<Trans>Reject</Trans>}
          busyText={<Trans>Rejecting...</Trans>}
          act={(reason) => reject(rejecting.subject?.id ?? 0, reason)}
          onDone={async () => {
            setFailure(null)
            await renew()
            rejecting.close()
          }}
          failureOf={(error) => textOf(error, t`It could not be rejected. Please try again.`)}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

function Who({ request }: { request: Request }) {
  const { email, applicant, createdAt } = request
  return (
    <div className="grid gap-0.5">
      <span>
        <MailAddress address={email} />
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

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { InstitutionRejection, type PendingInstitutionRequest } from '@milepost/contract/institutions/requests'
import { pages } from '@milepost/contract/pages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approvalMutation, pendingRequestsQuery, rejectionMutation } from '#features/institutions/requests/api.ts'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { usePage } from '#lib/use-page.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { notify } from '#ui/toast.tsx'

/** The requests to become an institution that wait for an admin, who approves or rejects them. */
export function PendingRequests() {
  const { t } = useLingui()
  const paging = usePage()
  const { failure, forget, ...approval } = useApproval()
  return (
    <ResourceTable
      query={useQuery(pendingRequestsQuery(paging.page))}
      paging={paging}
      title={<Trans>Pending Institution Requests</Trans>}
      isDense
      beside={
        <TextLink to={`${pages.adminCourseRequests}?view=decided&kind=institution_request`}>
          <Trans>Decided requests</Trans>
        </TextLink>
      }
      intro={failure !== null && <Alert>{failure}</Alert>}
      caption={<Trans>Pending Institution Requests</Trans>}
      columns={columns}
      keyOf={({ id }) => id}
      actions={(request, open) => (
        <>
          <RowAction
            busy={approval.subject?.id === request.id}
            busyText={<Trans>Approving...</Trans>}
            onClick={() => approval.approve(request)}
          >
            <Trans>
              Approve <span className="sr-only">“{request.name}”</span>
            </Trans>
          </RowAction>
          <RowAction onClick={() => open('rejection')}>
            <Trans>
              Reject <span className="sr-only">“{request.name}”</span>
            </Trans>
          </RowAction>
        </>
      )}
      dialogs={{
        rejection: (request, dialog) => <RejectionDialog {...dialog} request={request} onRejected={forget} />,
      }}
      expectedRows={2}
      failure={<Trans>We couldn’t load the requests</Trans>}
      emptyText={<Trans>No pending requests.</Trans>}
      count={({ total }) => <Plural value={total} one="# request" other="# requests" />}
      isCountOptional
      pagesLabel={t`Pages of the requests`}
    />
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

function useFailureText() {
  const { t } = useLingui()
  return (error: unknown, otherwise: string) => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'not_found') return t`The applicant has deleted their account and this request with it.`
    if (code === 'not_a_student') {
      return t`The applicant already belongs to an institution or is an admin. You can only reject this request.`
    }
    return messageOf(error, otherwise)
  }
}

function useApproval() {
  const { t } = useLingui()
  const textOf = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const { run, subject } = useWrite(approvalMutation, {
    onDone: (_, { name }) => notify({ text: t`“${name}” is approved. We’ve told the applicant.`, tone: 'success' }),
    onFailure: (error, { name }) =>
      setFailure(`“${name}”: ${textOf(error, t`We couldn’t approve it. Please try again.`)}`),
  })
  const forget = () => setFailure(null)
  const approve = (request: PendingInstitutionRequest) => {
    forget()
    void run(request)
  }
  return { approve, subject, failure, forget }
}

interface RequestRejectionProps extends DialogControl {
  request: PendingInstitutionRequest
  onRejected: () => void
}

function RejectionDialog({ request: { id, name }, onRejected, ...dialog }: RequestRejectionProps) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { mutateAsync } = useMutation(rejectionMutation)
  return (
    <ReasonDialog
      {...dialog}
      title={<Trans>Reject “{name}”?</Trans>}
      description={<Trans>The applicant sees the reason and can apply again.</Trans>}
      schema={InstitutionRejection}
      action={<Trans>Reject</Trans>}
      busyText={<Trans>Rejecting...</Trans>}
      act={(reason) => mutateAsync({ id, reason })}
      onDone={() => {
        onRejected()
        dialog.onClose()
      }}
      failureOf={(error) => textOf(error, t`We couldn’t reject it. Please try again.`)}
    />
  )
}

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

import { Plural, Trans } from '@lingui/react/macro'
import type { InstitutionRequestStatus } from '@milepost/contract/institutions/limits'
import type { InstitutionRequest } from '@milepost/contract/institutions/schema'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import type { ListPaging, ListQuery } from '#ui/resource-list/resource-list.tsx'
import { ShortList } from '#ui/resource-list/short-list.tsx'

interface OwnInstitutionRequestsProps {
  query: ListQuery<InstitutionRequest>
  paging: ListPaging
}

/** The user's requests to become an institution, each with its status and reason. */
export function OwnRequests({ query, paging }: OwnInstitutionRequestsProps) {
  return (
    <ShortList
      query={query}
      paging={paging}
      title={<Trans>Your requests</Trans>}
      loading={<Trans>Loading your requests...</Trans>}
      failure={<Trans>We couldn’t load your requests.</Trans>}
      emptyText={<Trans>Nothing yet. Your request and our decision will show up here.</Trans>}
      count={(total) => <Plural value={total} one="# request" other="# requests" />}
    >
      {(requests) => (
        <ul className="grid gap-4">
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
    </ShortList>
  )
}

function Request({ request }: { request: InstitutionRequest }) {
  const { name, email, address, status, reason, createdAt, decidedAt } = request
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-medium bg-raised p-5 shadow-raised sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StatusBadge status={status} />
        <p className="text-small text-ink-soft">
          {decidedAt === null ? (
            <Trans>Sent on {formatDate(createdAt)}</Trans>
          ) : (
            <Trans>Decided on {formatDate(decidedAt)}</Trans>
          )}
        </p>
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <h3 className="text-body">{name}</h3>
        <p className="text-small text-ink-soft">
          <EmailAddress address={email} />
        </p>
        <p className="text-small text-ink-soft">{address}</p>
      </div>
      {status === 'rejected' && (
        <div className="grid gap-1 border-l-4 border-danger bg-paper px-4 py-3">
          <p className="font-display font-semibold">
            <Trans>Why it was rejected</Trans>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{reason ?? <Trans>No reason was given.</Trans>}</p>
        </div>
      )}
    </li>
  )
}

const states: Record<InstitutionRequestStatus, { tone: BadgeTone; text: ReactNode }> = {
  pending: { tone: 'signal', text: <Trans>Waiting for a decision</Trans> },
  approved: { tone: 'success', text: <Trans>Approved</Trans> },
  rejected: { tone: 'danger', text: <Trans>Rejected</Trans> },
}

function StatusBadge({ status }: { status: InstitutionRequestStatus }) {
  const { tone, text } = states[status]
  return <Badge tone={tone}>{text}</Badge>
}

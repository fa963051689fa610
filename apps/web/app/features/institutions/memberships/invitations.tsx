import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Invitation } from '@milepost/contract/memberships'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { invitationsPerPage, invitationsQuery, renewPeople, takeBack } from '#features/institutions/memberships/api.ts'
import { InvitationForm } from '#features/institutions/memberships/invitation-form.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { notify } from '#ui/toast.tsx'

/** Asks people to join, and shows who has not answered yet: the owner's. */
export function Invitations({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { page, setPage, know } = usePage(invitationsPerPage)
  const query = useQuery(invitationsQuery(institutionId, page))
  if (!query.isFetching) know(query.data?.total)
  const withdrawing = useDialogState<Invitation>()
  const heading = useRef<HTMLHeadingElement>(null)
  const total = query.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / invitationsPerPage))
  const renew = () => renewPeople(queryClient, institutionId)
  const columns: readonly Column<Invitation>[] = [
    { key: 'email', header: <Trans>Email</Trans>, isTitle: true, cell: ({ email }) => email },
    { key: 'sent', header: <Trans>Invited on</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
    { key: 'until', header: <Trans>Stands until</Trans>, cell: ({ expiresAt }) => formatDate(expiresAt) },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (invitation) => {
        const { email } = invitation
        return (
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Take back the invitation of ${email}`}
            onClick={() => withdrawing.open(invitation)}
          >
            <Trans>Take back</Trans>
          </Button>
        )
      },
    },
  ]
  const email = withdrawing.subject?.email ?? ''
  return (
    <section aria-labelledby="invitations" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>Invitations</Trans>
      </h2>
      <InvitationForm institutionId={institutionId} onInvited={renew} />
      <TableFrame query={query} rows={2} failure={<Trans>The invitations could not be loaded</Trans>}>
        {total === 0 ? (
          <p className="text-ink-soft">
            <Trans>No invitation is open.</Trans>
          </p>
        ) : (
          <DataTable
            caption={<Trans>Open invitations, the latest first</Trans>}
            columns={columns}
            rows={query.data?.invitations ?? []}
            keyOf={({ id }) => id}
            busy={query.isPlaceholderData}
          />
        )}
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            onPage={(next) => {
              setPage(next)
              heading.current?.focus()
            }}
            text={<Plural value={total} one="# invitation" other="# invitations" />}
          />
        )}
      </TableFrame>
      {withdrawing.subject !== null && (
        <ConfirmDialog
          key={withdrawing.key}
          open={withdrawing.isOpen}
          onClose={withdrawing.close}
          title={<Trans>Take the invitation back?</Trans>}
          description={<Trans>The link that was mailed to {email} stops working.</Trans>}
          action={<Trans>Take back</Trans>}
          busyText={<Trans>Taking back...</Trans>}
          act={() => takeBack(institutionId, withdrawing.subject?.id ?? 0)}
          onDone={async () => {
            await renew()
            withdrawing.close()
            notify({ text: t`The invitation is taken back.`, tone: 'success' })
          }}
          failureOf={(error) => {
            void renew()
            if (error instanceof ApiError && error.code === 'not_found')
              return t`This invitation is not open any more: it was accepted, taken back, or is too old.`
            return (error instanceof ApiError && error.message) || t`That did not work. Please try again.`
          }}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

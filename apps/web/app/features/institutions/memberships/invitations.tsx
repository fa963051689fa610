import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Invitation } from '@milepost/contract/institutions/schema'
import { useQuery } from '@tanstack/react-query'
import { invitationsQuery, withdrawalMutation } from '#features/institutions/memberships/api.ts'
import { InvitationForm } from '#features/institutions/memberships/invitation-form.tsx'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { formatDate } from '#lib/format.ts'
import { usePage } from '#lib/use-page.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

/** Asks people to join, and shows who has not answered yet: the owner's. */
export function Invitations({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const paging = usePage()
  return (
    <ListSection title={<Trans>Invitations</Trans>} isDense>
      <InvitationForm institutionId={institutionId} />
      <ResourceTable
        query={useQuery(invitationsQuery(institutionId, paging.page))}
        paging={paging}
        caption={<Trans>Open invitations, newest first</Trans>}
        columns={columns}
        actions={({ email }, open) => (
          <RowAction aria-label={t`Withdraw the invitation for ${email}`} onClick={() => open('withdrawal')}>
            <Trans>Withdraw</Trans>
          </RowAction>
        )}
        dialogs={{
          withdrawal: (invitation, dialog) => (
            <WithdrawalDialog {...dialog} institutionId={institutionId} invitation={invitation} />
          ),
        }}
        failure={<Trans>We couldn’t load the invitations</Trans>}
        emptyText={<Trans>No open invitations.</Trans>}
        count={({ pages, total }) => pages > 1 && <Plural value={total} one="# invitation" other="# invitations" />}
      />
    </ListSection>
  )
}

const columns: readonly Column<Invitation>[] = [
  { key: 'email', header: <Trans>Email</Trans>, isTitle: true, cell: ({ email }) => email },
  { key: 'sent', header: <Trans>Invited on</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
  { key: 'until', header: <Trans>Valid until</Trans>, cell: ({ expiresAt }) => formatDate(expiresAt) },
]

interface WithdrawalDialogProps extends DialogControl {
  institutionId: number
  invitation: Invitation
}

function WithdrawalDialog({ institutionId, invitation: { id, email }, ...dialog }: WithdrawalDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Withdraw the invitation?</Trans>}
      description={<Trans>The link we sent to {email} will stop working.</Trans>}
      action={<Trans>Withdraw</Trans>}
      busyText={<Trans>Withdrawing...</Trans>}
      mutation={withdrawalMutation(institutionId)}
      subject={id}
      onDone={() => notify({ text: t`Invitation withdrawn.`, tone: 'success' })}
      failure={(error) =>
        error instanceof ApiError && error.code === 'not_found'
          ? t`This invitation is no longer open. It was accepted, withdrawn or has expired.`
          : messageOf(error, t`That didn’t work. Please try again.`)
      }
    />
  )
}

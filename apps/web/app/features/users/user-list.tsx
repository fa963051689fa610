import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { ListedUser } from '@milepost/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { deletionMutation, saveUsers, userRows, usersQuery } from '#features/users/api.ts'
import { RoleDialog } from '#features/users/role-dialog.tsx'
import { UserRecord, userColumns } from '#features/users/user-columns.tsx'
import { Filters, filterNames, filterOf } from '#features/users/user-filters.tsx'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

/** What an address asks for. */
function choiceOf({ values }: ListChoice<(typeof filterNames)[number]>) {
  const sort = (['role', 'joined'] as const).find((one) => one === values.sort) ?? ('name' as const)
  return { ...filterOf(values), sort }
}

export function shownUsersQuery(search: URLSearchParams) {
  const choice = listChoiceOf(search, filterNames)
  return usersQuery(choiceOf(choice), choice.page)
}

/** Every account: searched, sorted, given another role, deleted. */
export function UserList({ ownId }: { ownId: string }) {
  const { t } = useLingui()
  const address = useListAddress(filterNames)
  const { values, page } = address
  const { sort, ...filter } = choiceOf(address)
  const query = useQuery(usersQuery({ ...filter, sort }, page))
  return (
    <ListSection
      title={<Trans>Accounts</Trans>}
      isTitleHidden
      isDense
      beside={<ExportButton save={() => saveUsers(filter)} total={query.data?.total} />}
    >
      <Filters values={values} onChange={address.set} />
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Users</Trans>}
        rowsPerPage={useRowsPerPage(userRows)}
        columns={userColumns(ownId)}
        nameOf={({ name }) => name}
        record={(user, open) => <UserRecord user={user} onChoose={open} />}
        actions={({ id, name }, open) =>
          // One's own account takes a fresh proof, which the settings ask for.
          id === ownId ? null : (
            <RowAction aria-label={t`Delete ${name}`} onClick={() => open('deletion')}>
              <Trans>Delete</Trans>
            </RowAction>
          )
        }
        dialogs={{
          student: (user, dialog) => <RoleDialog {...dialog} user={user} newRole="student" />,
          institution: (user, dialog) => <RoleDialog {...dialog} user={user} newRole="institution" />,
          admin: (user, dialog) => <RoleDialog {...dialog} user={user} newRole="admin" />,
          deletion: (user, dialog) =>
            user.institution_role === 'owner' ? (
              <OwnerStaysDialog {...dialog} user={user} />
            ) : (
              <DeletionDialog {...dialog} user={user} />
            ),
        }}
        failure={<Trans>We couldn’t load the users</Trans>}
        empty={
          <EmptyState title={<Trans>No users found</Trans>}>
            <Trans>No users match your search. Try another name, email or filter.</Trans>
          </EmptyState>
        }
        count={({ total }) => <Plural value={total} one="# user" other="# users" />}
      />
    </ListSection>
  )
}

/** An owner's account can only be deleted once the institution has another owner, or is gone. */
function OwnerStaysDialog({ user, ...dialog }: DialogControl & { user: ListedUser }) {
  const { name, institution_name: institution, institution_id: people } = user
  const search = institution ?? ''
  return (
    <AlertDialog
      open={dialog.open}
      onClose={dialog.onClose}
      returnFocus={dialog.returnFocus}
      title={<Trans>{name} owns an institution</Trans>}
      description={
        <Trans>
          Before you delete this account, make another member the owner of “{search}”, or delete the institution.
        </Trans>
      }
      actions={
        <>
          <ButtonLink to={addressOf(pages.adminInstitutions, {}, { search, people })}>
            <Trans>Go to its people</Trans>
          </ButtonLink>
          <Button variant="quiet" onClick={dialog.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    />
  )
}

function DeletionDialog({ user, ...dialog }: DialogControl & { user: ListedUser }) {
  const { t } = useLingui()
  const { id, name, email } = user
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Confirm Deletion</Trans>}
      description={
        <span>
          <Trans>Are you sure you want to delete this user?</Trans>{' '}
          <Trans>
            {name} ({email}) is signed out right away and their data is deleted for good.
          </Trans>
        </span>
      }
      action={<Trans>Delete</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={deletionMutation}
      subject={id}
      onDone={() => notify({ text: t`${name}’s account was deleted.`, tone: 'success' })}
      failure={t`We couldn’t delete the account. Please try again.`}
    />
  )
}

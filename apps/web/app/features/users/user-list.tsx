import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Role, roles } from '@milepost/contract/roles'
import type { ListedUser } from '@milepost/contract/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { removeUser, renewUsers, usersPerPage, usersQuery } from '#features/users/api.ts'
import { RoleDialog } from '#features/users/role-dialog.tsx'
import { useRoleNames } from '#features/users/role-texts.ts'
import { UserTable } from '#features/users/user-table.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useListAddress } from '#lib/list-address.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TableFrame } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { notify } from '#ui/toast.tsx'

interface UserListProps {
  ownId: string
  /** The user has another role now. */
  onOwnRole: () => Promise<unknown>
}

/** Every account: searched, sorted, given another role, deleted. */
export function UserList({ ownId, onOwnRole }: UserListProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const queryClient = useQueryClient()
  const address = useListAddress(['search', 'role', 'sort'])
  const { page, values } = address
  const role = roles.find((one) => one === values.role)
  const sort = values.sort === 'role' ? 'role' : 'name'
  const query = useQuery(usersQuery({ search: values.search, role, sort, page }))
  const changing = useDialogState<{ user: ListedUser; role: Role }>()
  const deleting = useDialogState<ListedUser>()
  const heading = useRef<HTMLHeadingElement>(null)
  const total = query.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / usersPerPage))
  if (query.data !== undefined && !query.isPlaceholderData && page > pages) address.setPage(pages)

  const renew = () => renewUsers(queryClient)
  const changed = async (user: ListedUser) => {
    const roleName = names[user.role]
    notify({ text: t`${user.name} has the role ${roleName} now.`, tone: 'success' })
    if (user.id === ownId) await onOwnRole()
    else await renew()
    changing.close()
  }
  const deleted = async () => {
    const name = deleting.subject?.name ?? ''
    await renew()
    deleting.close()
    notify({ text: t`The account of ${name} is deleted.`, tone: 'success' })
  }
  const toHeading = (isDone: boolean) => (isDone ? heading.current : null)
  return (
    <section aria-labelledby="users" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="users" ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Accounts</Trans>
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField
          value={values.search}
          onSearch={(text) => address.set('search', text)}
          placeholder={t`Name or email`}
        />
        <Field label={<Trans>Role</Trans>}>
          {(control) => (
            <Select {...control} value={role ?? ''} onChange={(event) => address.set('role', event.target.value)}>
              <option value="">{t`All roles`}</option>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans>Sort by</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={sort}
              onChange={(event) => address.set('sort', event.target.value === 'role' ? 'role' : '')}
            >
              <option value="name">{t`Name`}</option>
              <option value="role">{t`Role`}</option>
            </Select>
          )}
        </Field>
      </div>
      <TableFrame query={query} rows={usersPerPage} failure={<Trans>The users could not be loaded</Trans>}>
        {total === 0 ? (
          <EmptyState title={<Trans>No users found</Trans>}>
            <Trans>Nobody has these words in their name or address. Search for others, or choose another role.</Trans>
          </EmptyState>
        ) : (
          <>
            <UserTable
              users={query.data?.users ?? []}
              ownId={ownId}
              busy={query.isPlaceholderData}
              onRole={(user, next) => changing.open({ user, role: next })}
              onDelete={deleting.open}
            />
            <Pagination
              page={page}
              pages={pages}
              onPage={(next) => {
                address.setPage(next)
                heading.current?.focus()
              }}
              text={<Plural value={total} one="# user" other="# users" />}
            />
          </>
        )}
      </TableFrame>
      {changing.subject !== null && (
        <RoleDialog
          key={`role ${changing.key}`}
          {...changing.subject}
          open={changing.isOpen}
          onChanged={changed}
          onRefused={() => void renew()}
          onClose={changing.close}
          returnFocus={toHeading}
        />
      )}
      {deleting.subject !== null && (
        <ConfirmDialog
          key={`deletion ${deleting.key}`}
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Confirm Deletion</Trans>}
          description={<Deletion user={deleting.subject} />}
          action={<Trans>Delete</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => removeUser(deleting.subject?.id ?? '')}
          onDone={deleted}
          failureOf={(error) => {
            void renew()
            // What is gone already, by another tab, is as it was wanted.
            if (error instanceof ApiError && error.code === 'not_found') return null
            return (
              (error instanceof ApiError && error.message) || t`The account could not be deleted. Please try again.`
            )
          }}
          returnFocus={toHeading}
        />
      )}
    </section>
  )
}

function Deletion({ user: { name, email } }: { user: ListedUser }) {
  return (
    <>
      <Trans>Are you sure you want to delete this user?</Trans>{' '}
      <Trans>
        {name} ({email}) is signed out at once, and everything of theirs goes for good.
      </Trans>
    </>
  )
}

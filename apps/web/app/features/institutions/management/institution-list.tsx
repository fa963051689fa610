import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Institution, isPublic } from '@milepost/contract/institutions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import {
  institutionLists,
  institutionsPerPage,
  institutionsQuery,
  remove,
} from '#features/institutions/management/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MailAddress } from '#ui/mail-address.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { notify } from '#ui/toast.tsx'

interface InstitutionListProps {
  search: string
  onSearch: (text: string) => void
  page: number
  onPage: (page: number) => void
  /** The one whose courses are shown. */
  chosen: number | null
  onChoose: (id: number) => void
  onDeleted: (id: number) => void
  /** Shown between the heading and the list. */
  children?: ReactNode
}

/** All institutions: found by their words, their courses looked at, or deleted. */
export function InstitutionList({ search, onSearch, page, onPage, children, ...props }: InstitutionListProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useQuery(institutionsQuery(search, page))
  const deleting = useDialogState<Institution>()
  const total = list.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / institutionsPerPage))
  const columns: readonly Column<Institution>[] = [
    { key: 'name', header: <Trans>Name</Trans>, isTitle: true, cell: ({ name }) => name },
    {
      key: 'email',
      header: <Trans>Email</Trans>,
      cell: (institution) =>
        isPublic(institution) ? (
          <MailAddress address={institution.email} />
        ) : (
          <Badge tone="signal">
            <Trans>Hidden: no contact email</Trans>
          </Badge>
        ),
    },
    { key: 'address', header: <Trans>Address</Trans>, cell: ({ address }) => address || '–' },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (institution) => (
        <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end">
          <Button
            variant="quiet"
            size="small"
            className="@3xl:whitespace-nowrap"
            aria-pressed={props.chosen === institution.id}
            onClick={() => props.onChoose(institution.id)}
          >
            <Trans>
              View Courses <span className="sr-only">“{institution.name}”</span>
            </Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={() => deleting.open(institution)}>
            <Trans>
              Delete <span className="sr-only">“{institution.name}”</span>
            </Trans>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <section aria-labelledby="institution-list" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id="institution-list" ref={heading} tabIndex={-1} className="text-title outline-none">
        <Trans>All institutions</Trans>
      </h2>
      {children}
      <div className="max-w-form">
        <SearchField value={search} onSearch={onSearch} placeholder={t`Name, email or address`} />
      </div>
      <TableFrame query={list} rows={institutionsPerPage} failure={<Trans>The institutions could not be loaded</Trans>}>
        {total === 0 ? (
          <EmptyState title={search === '' ? <Trans>No institutions yet</Trans> : <Trans>Nothing found</Trans>} />
        ) : (
          <>
            <DataTable
              caption={<Trans>All institutions</Trans>}
              columns={columns}
              rows={list.data?.institutions ?? []}
              keyOf={({ id }) => id}
              busy={list.isPlaceholderData}
            />
            <Pagination
              page={page}
              pages={pages}
              onPage={onPage}
              text={<Plural value={total} one="# institution" other="# institutions" />}
            />
          </>
        )}
      </TableFrame>
      {deleting.subject !== null && (
        <ConfirmDialog
          key={deleting.key}
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Delete “{deleting.subject.name}”?</Trans>}
          description={
            <Trans>
              Its courses go with it. Its owner and members become learners again, are signed out and told. This action
              cannot be undone.
            </Trans>
          }
          action={<Trans>Delete</Trans>}
          busyText={<Trans>Deleting...</Trans>}
          act={() => remove(deleting.subject?.id ?? 0)}
          failureOf={(error) => {
            if (error instanceof ApiError && error.code === 'not_found') return null
            return (error instanceof ApiError && error.message) || t`It could not be deleted. Please try again.`
          }}
          onDone={async () => {
            const { id, name } = deleting.subject ?? { id: 0, name: '' }
            props.onDeleted(id)
            if (list.data?.institutions.length === 1 && page > 1) onPage(page - 1)
            await queryClient.invalidateQueries({ queryKey: institutionLists })
            notify({ text: t`“${name}” is deleted.`, tone: 'success' })
            deleting.close()
          }}
          returnFocus={(isDone) => (isDone ? heading.current : null)}
        />
      )}
    </section>
  )
}

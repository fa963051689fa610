import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isPublic } from '@milepost/contract/institutions/limits'
import type { Institution } from '@milepost/contract/institutions/schema'
import { useQuery } from '@tanstack/react-query'
import { AddInstitution } from '#features/institutions/management/add-institution.tsx'
import { deletionMutation, institutionsQuery } from '#features/institutions/management/api.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { Badge } from '#ui/badge.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { notify } from '#ui/toast.tsx'

const names = ['search'] as const

export function shownInstitutionsQuery(search: URLSearchParams) {
  const { values, page } = listChoiceOf(search, names)
  return institutionsQuery(values.search, page)
}

interface InstitutionListProps {
  /** The one whose courses are shown. */
  chosen: number | null
  onChoose: (id: number) => void
  onDeleted: (id: number) => void
}

/** All institutions: found by their words, their courses looked at, added or deleted. */
export function InstitutionList({ chosen, onChoose, onDeleted }: InstitutionListProps) {
  const { t } = useLingui()
  const address = useListAddress(names)
  const { search } = address.values
  return (
    <ListSection title={<Trans>All institutions</Trans>} isDense>
      <AddInstitution />
      <div className="max-w-form">
        <SearchField
          value={search}
          onSearch={(text) => address.set('search', text)}
          placeholder={t`Name, email or address`}
        />
      </div>
      <ResourceTable
        query={useQuery(institutionsQuery(search, address.page))}
        paging={address}
        caption={<Trans>All institutions</Trans>}
        columns={columns}
        actions={({ id, name }, open) => (
          <>
            <RowAction className="@3xl:whitespace-nowrap" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              <Trans>
                View Courses <span className="sr-only">“{name}”</span>
              </Trans>
            </RowAction>
            <RowAction onClick={() => open('deletion')}>
              <Trans>
                Delete <span className="sr-only">“{name}”</span>
              </Trans>
            </RowAction>
          </>
        )}
        dialogs={{
          deletion: (institution, dialog) => (
            <DeletionDialog {...dialog} institution={institution} onDeleted={onDeleted} />
          ),
        }}
        failure={<Trans>We couldn’t load the institutions</Trans>}
        empty={<EmptyState title={search === '' ? <Trans>No institutions yet</Trans> : <Trans>Nothing found</Trans>} />}
        count={({ total }) => <Plural value={total} one="# institution" other="# institutions" />}
      />
    </ListSection>
  )
}

const columns: readonly Column<Institution>[] = [
  { key: 'name', header: <Trans>Name</Trans>, isTitle: true, cell: ({ name }) => name },
  {
    key: 'email',
    header: <Trans>Email</Trans>,
    cell: (institution) =>
      isPublic(institution) ? (
        <EmailAddress address={institution.email} />
      ) : (
        <Badge tone="signal">
          <Trans>Hidden: no contact email</Trans>
        </Badge>
      ),
  },
  { key: 'address', header: <Trans>Address</Trans>, cell: ({ address }) => address || '–' },
]

interface DeletionDialogProps extends DialogControl, Pick<InstitutionListProps, 'onDeleted'> {
  institution: Institution
}

function DeletionDialog({ institution: { id, name }, onDeleted, ...dialog }: DeletionDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Delete “{name}”?</Trans>}
      description={
        <Trans>
          Its courses are deleted too. Its owner and members are signed out, become learners again and are notified.
          This can’t be undone.
        </Trans>
      }
      action={<Trans>Delete</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={deletionMutation}
      subject={id}
      onDone={() => {
        onDeleted(id)
        notify({ text: t`“${name}” was deleted.`, tone: 'success' })
      }}
      failure={t`We couldn’t delete it. Please try again.`}
    />
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isPublic } from '@milepost/contract/institutions/limits'
import type { Institution, ListedInstitution } from '@milepost/contract/institutions/schema'
import { useQuery } from '@tanstack/react-query'
import { AddInstitution } from '#features/institutions/management/add-institution.tsx'
import { deletionMutation, institutionRows, institutionsQuery } from '#features/institutions/management/api.ts'
import { formatDate, formatNumber } from '#lib/format.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { Badge } from '#ui/badge.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar } from '#ui/resource-list/filter-bar.tsx'
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

/** What is shown of which institution below the list. */
export interface ChosenInstitution {
  readonly id: number
  readonly view: 'courses' | 'people'
}

interface InstitutionListProps {
  /** The one whose courses or people are shown. */
  chosen: ChosenInstitution | null
  onChoose: (chosen: ChosenInstitution) => void
  onDeleted: (id: number) => void
}

/** All institutions: found by their words, their courses looked at, added or deleted. */
export function InstitutionList({ chosen, onChoose, onDeleted }: InstitutionListProps) {
  const { t } = useLingui()
  const address = useListAddress(names)
  const { search } = address.values
  return (
    <ListSection title={<Trans>All institutions</Trans>} isDense>
      <FilterBar>
        <SearchField
          isInBar
          value={search}
          onSearch={(text) => address.set('search', text)}
          placeholder={t`Name, email or address`}
        />
      </FilterBar>
      <ResourceTable
        query={useQuery(institutionsQuery(search, address.page))}
        paging={address}
        caption={<Trans>All institutions</Trans>}
        rowsPerPage={useRowsPerPage(institutionRows)}
        columns={columns}
        nameOf={({ name }) => name}
        record={(institution) => <InstitutionRecord {...institution} />}
        actions={({ id, name }, open) => (
          <>
            <RowAction
              aria-pressed={chosen?.id === id && chosen.view === 'courses'}
              onClick={() => onChoose({ id, view: 'courses' })}
            >
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
        menu={({ id, name }) => (
          <RowAction onClick={() => onChoose({ id, view: 'people' })}>
            <Trans>
              People <span className="sr-only">“{name}”</span>
            </Trans>
          </RowAction>
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
      <AddInstitution />
    </ListSection>
  )
}

const columns: readonly Column<ListedInstitution>[] = [
  {
    key: 'name',
    header: <Trans>Name</Trans>,
    isTitle: true,
    cell: ({ name }) => name,
  },
  { key: 'owner', header: <Trans>Owner</Trans>, narrow: 'below', cell: ({ owner }) => owner?.name ?? <NoOwner /> },
  {
    key: 'email',
    header: <Trans>Contact email</Trans>,
    isRoomy: true,
    cell: (institution) => <ContactEmail {...institution} />,
  },
  { key: 'courses', header: <Trans>Courses</Trans>, align: 'end', cell: ({ courses }) => formatNumber(courses) },
  {
    key: 'created',
    header: <Trans>Created</Trans>,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

function ContactEmail(institution: ListedInstitution) {
  if (isPublic(institution)) return <EmailAddress address={institution.email} />
  return (
    <Badge tone="signal">
      <Trans>Hidden: no contact email</Trans>
    </Badge>
  )
}

function NoOwner() {
  return (
    <Badge tone="signal">
      <Trans>No owner</Trans>
    </Badge>
  )
}

function InstitutionRecord(institution: ListedInstitution) {
  const { owner, address, description } = institution
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <ContactEmail {...institution} />
      </p>
      {address !== '' && <p>{address}</p>}
      <p className="text-small text-ink-soft">
        {owner === null ? (
          <NoOwner />
        ) : (
          <Trans>
            Owned by {owner.name} ({owner.email})
          </Trans>
        )}
      </p>
      <p className="whitespace-pre-line">{description}</p>
    </div>
  )
}

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

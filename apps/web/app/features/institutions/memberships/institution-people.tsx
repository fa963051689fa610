import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { institutionQuery } from '#features/institutions/api.ts'
import { membersQuery } from '#features/institutions/memberships/api.ts'
import { HandOverDialog } from '#features/institutions/memberships/hand-over-dialog.tsx'
import { columnsFor, type PeopleListProps } from '#features/institutions/memberships/people-list.tsx'
import { usePage } from '#lib/use-page.ts'
import { Button } from '#ui/button.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'

interface InstitutionPeopleProps extends Pick<PeopleListProps, 'institutionId' | 'confirmed'> {
  ownId: string
  /** It was chosen just now, rather than come with the page's address. */
  takesFocus: boolean
  onClose: () => void
}

/** Who acts for one institution. An admin makes a member its owner. */
export function InstitutionPeople({ institutionId, ownId, confirmed, takesFocus, onClose }: InstitutionPeopleProps) {
  const { t } = useLingui()
  const paging = usePage()
  const name = useQuery(institutionQuery(institutionId)).data?.name ?? ''
  const query = useQuery(membersQuery(institutionId, paging.page))
  return (
    <ListSection
      title={name === '' ? <Trans>People</Trans> : <Trans>People of “{name}”</Trans>}
      description={
        query.data?.total === 1 && (
          <p className="text-ink-soft">
            <Trans>
              There’s no one else yet. Under Users you can give a learner the role Institution and choose this one.
            </Trans>
          </p>
        )
      }
      beside={
        <Button variant="quiet" size="small" onClick={onClose}>
          <Trans>Hide people</Trans>
        </Button>
      }
      isDense
      takesFocus={takesFocus}
    >
      <ResourceTable
        query={query}
        paging={paging}
        caption={<Trans>People of “{name}”</Trans>}
        columns={columnsFor(ownId)}
        nameOf={({ name }) => name}
        actions={(member, open) =>
          member.institution_role === 'owner' ? null : (
            <RowAction
              className="@3xl:whitespace-nowrap"
              aria-label={t`Make owner: ${member.name}`}
              onClick={() => open('handOver')}
            >
              <Trans>Make owner</Trans>
            </RowAction>
          )
        }
        dialogs={{
          handOver: (member, dialog) => (
            <HandOverDialog {...dialog} byAdmin institutionId={institutionId} member={member} confirmed={confirmed} />
          ),
        }}
        failure={<Trans>We couldn’t load the people</Trans>}
        emptyText={<Trans>No one acts for this institution yet.</Trans>}
        count={({ pages, total }) => pages > 1 && <Plural value={total} one="# person" other="# people" />}
        pagesLabel={t`Pages of the people`}
      />
    </ListSection>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { FilterSelect } from '#ui/filter-select.tsx'
import { SearchField } from '#ui/search-field.tsx'

type ManagedFilterName = 'search' | 'status' | 'sort' | 'view'

interface ManagedFiltersProps {
  values: Readonly<Record<ManagedFilterName, string>>
  onChange: (name: ManagedFilterName, value: string) => void
}

/** What is shown of an institution's courses, in which order, and as cards or as a table. */
export function ManagedFilters({ values, onChange }: ManagedFiltersProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-48">
      <SearchField
        value={values.search}
        onSearch={(text) => onChange('search', text)}
        placeholder={t`Title or description`}
      />
      <FilterSelect
        label={<Trans>Status</Trans>}
        value={values.status}
        onChange={(value) => onChange('status', value)}
        choices={[
          ['', t`All`],
          ['pending', t`Pending`],
          ['approved', t`Approved`],
          ['rejected', t`Rejected`],
          ['archived', t`Archived`],
        ]}
      />
      <FilterSelect
        label={<Trans>Sort by</Trans>}
        value={values.sort}
        onChange={(value) => onChange('sort', value)}
        choices={[
          ['', t`Newest`],
          ['title', t`Title A-Z`],
          ['status', t`Status`],
          ['price', t`Lowest price`],
          ['-price', t`Highest price`],
          ['weeks', t`Shortest`],
          ['startsOn', t`Start date`],
        ]}
      />
      <FilterSelect
        label={<Trans>Show as</Trans>}
        value={values.view}
        onChange={(value) => onChange('view', value)}
        choices={[
          ['', t`Cards`],
          ['table', t`Table`],
        ]}
      />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { useCourseView } from '#features/courses/management/table/course-view.ts'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { SearchField } from '#ui/search-field.tsx'

type ManagedFilterName = 'search' | 'status' | 'sort'

interface ManagedFiltersProps extends ReturnType<typeof useCourseView> {
  values: Readonly<Record<ManagedFilterName, string>>
  onChange: (name: ManagedFilterName, value: string) => void
}

/** What is shown of an institution's courses, in which order, and as cards or as a list. */
export function ManagedFilters({ values, onChange, view, setView }: ManagedFiltersProps) {
  const { t } = useLingui()
  return (
    <FilterBar>
      <SearchField
        isInBar
        value={values.search}
        onSearch={(text) => onChange('search', text)}
        placeholder={t`Title or description`}
      />
      <ChoiceFilter
        label={t`Status`}
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
      <ChoiceFilter
        label={t`Sort by`}
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
      <ChoiceFilter
        label={t`Show as`}
        isPlain
        value={view}
        onChange={(value) => setView(value === 'table' ? 'table' : 'cards')}
        choices={[
          ['cards', t`Cards`],
          ['table', t`List`],
        ]}
      />
    </FilterBar>
  )
}

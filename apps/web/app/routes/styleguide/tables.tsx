import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { RowAction, RowActions } from '#ui/resource-list/row-action.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Chapter } from './specimen.tsx'

const rows = [
  { id: 1, name: 'Nila Learner', role: 'Student', courses: 0 },
  { id: 2, name: 'Harbour Light Institute with a name that takes its time', role: 'Institution', courses: 12 },
]

export function Tables() {
  const [search, setSearch] = useState('')
  return (
    <Chapter
      title="Tables"
      note="Rows of one line with columns where there is room, and of two lines where there is none."
    >
      <FilterBar>
        <SearchField isInBar value={search} onSearch={setSearch} placeholder="Name or email" />
        <ChoiceFilter
          label="Role"
          value=""
          onChange={() => undefined}
          choices={[
            ['', 'All'],
            ['student', 'Students'],
          ]}
        />
      </FilterBar>
      <DataTable
        caption="People"
        rows={rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', header: 'Name', isTitle: true, cell: ({ name }) => name },
          { key: 'role', header: 'Role', narrow: 'end', cell: ({ role }) => <Badge>{role}</Badge> },
          { key: 'courses', header: 'Courses', align: 'end', narrow: 'below', cell: ({ courses }) => courses },
          {
            key: 'actions',
            header: 'Actions',
            align: 'end',
            narrow: 'last',
            cell: ({ name }) => <RowActions name={name} buttons={<RowAction>Delete</RowAction>} menu={null} />,
          },
        ]}
      />
    </Chapter>
  )
}

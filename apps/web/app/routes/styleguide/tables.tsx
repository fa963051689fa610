import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Chapter } from './specimen.tsx'

const rows = [
  { id: 1, name: 'Nila Learner', role: 'Student', courses: 0 },
  { id: 2, name: 'Harbour Light Institute with a name that takes its time', role: 'Institution', courses: 12 },
]

export function Tables() {
  const [search, setSearch] = useState('')
  return (
    <Chapter title="Tables" note="Rows and columns where there is room, cards where there is none.">
      <SearchField value={search} onSearch={setSearch} placeholder="Name or email" />
      <DataTable
        caption="People"
        rows={rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', header: 'Name', isTitle: true, cell: ({ name }) => name },
          { key: 'role', header: 'Role', cell: ({ role }) => <Badge>{role}</Badge> },
          { key: 'courses', header: 'Courses', align: 'end', cell: ({ courses }) => courses },
          { key: 'actions', header: 'Actions', align: 'end', cell: () => <Button variant="quiet">Delete</Button> },
        ]}
      />
    </Chapter>
  )
}

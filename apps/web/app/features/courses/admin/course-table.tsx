import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { adminCoursesQuery, coursesPerPage, filterNames, filterOf } from '#features/courses/admin/api.ts'
import { CourseRecord } from '#features/courses/admin/course-record.tsx'
import { DecisionActions, decisionDialogs, useApproval } from '#features/courses/admin/decisions.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { CourseStatusBadge, CourseStatusFilter } from '#ui/course-status.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ListChoice } from '#ui/list-choice.tsx'
import { NoRows } from '#ui/resource-list/resource-list.tsx'
import { type ResourceColumn, ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { SearchField } from '#ui/search-field.tsx'

/** Every course of every institution: searched, decided about, deleted. */
export function CourseTable() {
  const address = useListAddress(filterNames)
  const approval = useApproval()
  return (
    <ResourceTable
      query={useQuery(adminCoursesQuery(filterOf(address.values), address.page))}
      paging={address}
      title={<Trans>All courses</Trans>}
      filters={<Filters values={address.values} onChange={address.set} />}
      caption={<Trans>Courses</Trans>}
      columns={columns}
      keyOf={({ id }) => id}
      actions={(course, open) => (
        <DecisionActions
          course={course}
          name={`(${course.title})`}
          canApprove={course.status === 'pending'}
          canReject={course.status === 'pending'}
          approveVariant="primary"
          approval={approval}
          onOpen={open}
        />
      )}
      dialogs={{
        ...decisionDialogs,
        record: (course, { open, onClose }) => (
          <Dialog
            open={open}
            onClose={onClose}
            wide
            startAtTitle
            title={course.title}
            description={course.institution_name}
          >
            <CourseRecord course={course} />
          </Dialog>
        ),
      }}
      expectedRows={coursesPerPage}
      failure={<Trans>We couldn’t load the courses.</Trans>}
      empty={
        <NoRows>
          <Trans>No courses found.</Trans>
        </NoRows>
      }
      count={({ total }) => <Plural value={total} one="# course" other="# courses" />}
    />
  )
}

const columns: readonly ResourceColumn<AdminCourse, 'record'>[] = [
  {
    key: 'title',
    header: <Trans>Title</Trans>,
    isTitle: true,
    cell: (course, open) => (
      <button
        type="button"
        aria-haspopup="dialog"
        lang={course.language}
        onClick={() => open('record')}
        className="min-h-6 text-left font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {course.title || <Trans>Untitled Course</Trans>}
      </button>
    ),
  },
  {
    key: 'institution',
    header: <Trans>Institution</Trans>,
    cell: (course) => course.institution_name ?? <Trans>Institution Unknown</Trans>,
  },
  { key: 'status', header: <Trans>Status</Trans>, cell: (course) => <CourseStatusBadge status={course.status} /> },
]

interface CourseFiltersProps {
  values: Readonly<Record<(typeof filterNames)[number], string>>
  onChange: (name: (typeof filterNames)[number], value: string) => void
}

function Filters({ values, onChange }: CourseFiltersProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-52">
      <SearchField value={values.search} onSearch={(text) => onChange('search', text)} placeholder={t`Title`} />
      <CourseStatusFilter value={values.status} onChange={(value) => onChange('status', value)} />
      <ListChoice
        label={<Trans>Sort</Trans>}
        value={values.sort}
        onChange={(value) => onChange('sort', value)}
        choices={[
          ['', t`Default`],
          ['title', t`Title A-Z`],
          ['-title', t`Title Z-A`],
        ]}
      />
    </div>
  )
}

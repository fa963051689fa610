import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  adminCoursesQuery,
  filterNames,
  filterOf,
  institutionQuery,
  readDecidableCourses,
  rejectedCountQuery,
  saveCourses,
} from '#features/courses/admin/api.ts'
import { CourseRecord } from '#features/courses/admin/course-record.tsx'
import { DecisionActions, DeletionDialog } from '#features/courses/admin/decisions.tsx'
import { findInstitutions, maxInstitutionsFound } from '#lib/find-institutions.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { CourseStatusBadge, CourseStatusFilter } from '#ui/course-status.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { LookupField } from '#ui/lookup-field.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { type ResourceColumn, ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { type RowSelection, withBoxes } from '#ui/resource-list/row-selection.tsx'
import { SearchField } from '#ui/search-field.tsx'

export function shownCoursesQuery(search: URLSearchParams) {
  const { values, page } = listChoiceOf(search, filterNames)
  return adminCoursesQuery(filterOf(values), page)
}

/** Every course of every institution: searched, decided about, deleted. */
export function CourseTable({ selection }: { selection: RowSelection<AdminCourse> }) {
  const address = useListAddress(filterNames)
  const { sort, ...filter } = filterOf(address.values)
  const query = useQuery(adminCoursesQuery({ ...filter, sort }, address.page))
  const total = useDecidableCount(filter, query.data?.total, selection.isUsed)
  return (
    <ListSection
      title={<Trans>All courses</Trans>}
      beside={<ExportButton save={() => saveCourses(filter)} total={query.data?.total} />}
    >
      <Filters
        values={address.values}
        onChange={(name, value) => {
          selection.clear()
          address.set(name, value)
        }}
      />
      {selection.bar(query.data?.rows ?? [], { total, readAll: () => readDecidableCourses(filter) })}
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Courses</Trans>}
        columns={withBoxes(columns, selection)}
        actions={(course, open) => (
          <DecisionActions
            course={course}
            name={`(${course.title})`}
            canApprove={course.status === 'pending'}
            canReject={course.status !== 'rejected'}
            approveVariant="primary"
            selection={selection}
            onDelete={() => open('deletion')}
          />
        )}
        dialogs={{
          deletion: (course, dialog) => <DeletionDialog {...dialog} course={course} />,
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
        failure={<Trans>We couldn’t load the courses.</Trans>}
        emptyText={<Trans>No courses found.</Trans>}
        count={({ total }) => <Plural value={total} one="# course" other="# courses" />}
      />
    </ListSection>
  )
}

/** How many of those that match can be decided: all but the rejected ones. They are counted once a row is selected. */
function useDecidableCount(filter: Parameters<typeof rejectedCountQuery>[0], total = 0, isUsed: boolean) {
  const isMixed = filter.status === undefined
  const { data: rejected } = useQuery({ ...rejectedCountQuery(filter), enabled: isMixed && isUsed })
  if (!isMixed) return total
  return rejected === undefined ? undefined : total - rejected
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
  const { institution_id: institution } = filterOf(values)
  const { data: chosen } = useQuery({
    ...institutionQuery(institution ?? 0),
    enabled: institution !== undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-52">
      <SearchField
        value={values.search}
        onSearch={(text) => onChange('search', text)}
        placeholder={t`Title, text or institution`}
      />
      <LookupField
        // What is typed begins with the name, once that is known.
        key={institution !== undefined && chosen === undefined ? 'unknown' : 'known'}
        label={<Trans>From institution</Trans>}
        placeholder={t`Type the institution’s name`}
        required={false}
        kind="institutions"
        lookUp={findInstitutions}
        most={maxInstitutionsFound}
        value={institution === undefined ? null : { key: String(institution), label: chosen?.name ?? '' }}
        onChange={(found) => onChange('institution', found?.key ?? '')}
        error={undefined}
      />
      <CourseStatusFilter value={values.status} onChange={(value) => onChange('status', value)} />
      <FilterSelect
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

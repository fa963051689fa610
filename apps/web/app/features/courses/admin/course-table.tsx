import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCourse } from '@milepost/contract/courses/schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  adminCourseRows,
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
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import { CourseStatusBadge, CourseStatusFilter } from '#ui/course-status.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { LookupField } from '#ui/lookup-field.tsx'
import { ChoiceFilter, FilterBar, PopoverFilter } from '#ui/resource-list/filter-bar.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import type { RowDecisions } from '#ui/resource-list/row-selection.tsx'
import { SearchField } from '#ui/search-field.tsx'

export function shownCoursesQuery(search: URLSearchParams) {
  const { values, page } = listChoiceOf(search, filterNames)
  return adminCoursesQuery(filterOf(values), page)
}

/** Every course of every institution: searched, decided about, deleted. */
export function CourseTable({ decisions }: { decisions: RowDecisions<AdminCourse> }) {
  const { t } = useLingui()
  const { selection } = decisions
  const address = useListAddress(filterNames)
  const { sort, ...filter } = filterOf(address.values)
  const query = useQuery(adminCoursesQuery({ ...filter, sort }, address.page))
  const total = useDecidableCount(filter, query.data?.total, selection.rows.length > 0)
  return (
    <ListSection
      title={<Trans>All courses</Trans>}
      isDense
      beside={<ExportButton save={() => saveCourses(filter)} total={query.data?.total} />}
    >
      <Filters
        values={address.values}
        onChange={(name, value) => {
          selection.set([])
          address.set(name, value)
        }}
      />
      {decisions.bar(query.data?.rows ?? [], { total, readAll: () => readDecidableCourses(filter) })}
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Courses</Trans>}
        rowsPerPage={useRowsPerPage(adminCourseRows)}
        columns={columns}
        nameOf={({ title }) => title || t`Untitled Course`}
        selection={selection}
        actions={(course, open) => (
          <DecisionActions
            course={course}
            name={`(${course.title})`}
            canApprove={course.status === 'pending'}
            canReject={course.status !== 'rejected'}
            approveVariant="primary"
            decisions={decisions}
            onDelete={() => open('deletion')}
          />
        )}
        dialogs={{
          deletion: (course, dialog) => <DeletionDialog {...dialog} course={course} />,
        }}
        record={(course) => <CourseRecord course={course} />}
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

const columns: readonly Column<AdminCourse>[] = [
  {
    key: 'title',
    header: <Trans>Title</Trans>,
    isTitle: true,
    cell: ({ title, language }) => <span lang={language}>{title || <Trans>Untitled Course</Trans>}</span>,
  },
  {
    key: 'institution',
    header: <Trans>Institution</Trans>,
    isRoomy: true,
    narrow: 'below',
    cell: (course) => course.institution_name ?? <Trans>Institution Unknown</Trans>,
  },
  {
    key: 'status',
    header: <Trans>Status</Trans>,
    narrow: 'end',
    cell: (course) => <CourseStatusBadge status={course.status} />,
  },
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
    <FilterBar>
      <SearchField
        isInBar
        value={values.search}
        onSearch={(text) => onChange('search', text)}
        placeholder={t`Title, text or institution`}
      />
      <PopoverFilter
        label={t`From institution`}
        shown={institution === undefined ? '' : (chosen?.name ?? '…')}
        onClear={() => onChange('institution', '')}
        isTall
      >
        <LookupField
          // What is typed begins with the name, once that is known.
          key={institution !== undefined && chosen === undefined ? 'unknown' : 'known'}
          label={<Trans>Institution</Trans>}
          placeholder={t`Type the institution’s name`}
          required={false}
          kind="institutions"
          lookUp={findInstitutions}
          most={maxInstitutionsFound}
          value={institution === undefined ? null : { key: String(institution), label: chosen?.name ?? '' }}
          onChange={(found) => onChange('institution', found?.key ?? '')}
          error={undefined}
        />
      </PopoverFilter>
      <CourseStatusFilter value={values.status} onChange={(value) => onChange('status', value)} />
      <ChoiceFilter
        label={t`Sort`}
        value={values.sort}
        onChange={(value) => onChange('sort', value)}
        choices={[
          ['', t`Default`],
          ['title', t`Title A-Z`],
          ['-title', t`Title Z-A`],
        ]}
      />
    </FilterBar>
  )
}

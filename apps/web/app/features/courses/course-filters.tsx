import { Trans, useLingui } from '@lingui/react/macro'
import { courseLanguages, courseLevels, courseModes } from '@milepost/contract/courses/limits'
import type { Institution } from '@milepost/contract/institutions/schema'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { type CourseFilters, isCrossed } from '#features/courses/filters.ts'
import { SkillFilter } from '#features/courses/skill-filter.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { Field } from '#ui/field.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface CourseFiltersFormProps {
  filters: CourseFilters
  institutions: readonly Institution[]
  onChange: (filters: CourseFilters) => void
  searchField: Ref<HTMLInputElement>
  /** What was understood from the search, below its field. */
  understood: ReactNode
}

export function CourseFiltersForm({
  filters,
  institutions,
  onChange,
  searchField,
  understood,
}: CourseFiltersFormProps) {
  const { t } = useLingui()
  // On a narrow screen the courses would otherwise begin far below. A filter that is set is never hidden.
  const [shows, setShows] = useState(
    () => further.some((name) => filters[name] !== '') || !['', '0'].includes(filters.maxPrice),
  )
  return (
    <search aria-label={t`Filter courses`}>
      <form
        method="post"
        className="grid grid-cols-2 gap-4 @2xl:grid-cols-6"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="col-span-full grid gap-3">
          <Field label={<Trans>Search</Trans>}>
            {(control) => (
              <TextInput
                {...control}
                ref={searchField}
                type="search"
                value={filters.search}
                maxLength={200}
                placeholder={t`Title or description`}
                onChange={(event) => onChange({ ...filters, search: event.target.value })}
              />
            )}
          </Field>
          {understood}
        </div>
        <Choices filters={filters} onChange={onChange} />
        <div className={classNames('contents', !shows && '@max-2xl:hidden')}>
          <Further filters={filters} institutions={institutions} onChange={onChange} />
        </div>
        <div className="col-span-full @2xl:hidden">
          <Button variant="quiet" wide aria-expanded={shows} onClick={() => setShows(!shows)}>
            {shows ? <Trans>Fewer filters</Trans> : <Trans>More filters</Trans>}
          </Button>
        </div>
      </form>
    </search>
  )
}

type FilterProps = Pick<CourseFiltersFormProps, 'filters' | 'onChange'>

/** What is chosen from a list, and the order. */
function Choices({ filters, onChange }: FilterProps) {
  const { t } = useLingui()
  const { languages, levels } = useCourseTerms()
  return (
    <>
      <div className="@2xl:col-span-2">
        <FilterSelect
          label={<Trans>Language</Trans>}
          value={filters.language}
          onChange={(language) => onChange({ ...filters, language })}
          choices={[['', t`All languages`], ...courseLanguages.map((each) => [each, languages[each]] as const)]}
        />
      </div>
      <div className="@2xl:col-span-2">
        <FilterSelect
          label={<Trans>Level</Trans>}
          value={filters.level}
          onChange={(level) => onChange({ ...filters, level })}
          choices={[['', t`All levels`], ...courseLevels.map((each) => [each, levels[each]] as const)]}
        />
      </div>
      <Order sort={filters.sort} onChange={(sort) => onChange({ ...filters, sort })} />
      <div className="col-span-2 self-end @2xl:pb-3">
        <Checkbox
          checked={filters.maxPrice === '0'}
          onChange={(event) => onChange({ ...filters, minPrice: '', maxPrice: event.target.checked ? '0' : '' })}
        >
          <Trans>Free courses only</Trans>
        </Checkbox>
      </div>
    </>
  )
}

const further = ['institution', 'skill', 'mode', 'minWeeks', 'maxWeeks', 'minPrice', 'startsBy'] as const

/** The filters that a narrow screen shows when asked. */
function Further({ filters, institutions, onChange }: FilterProps & Pick<CourseFiltersFormProps, 'institutions'>) {
  const { t } = useLingui()
  const { modes } = useCourseTerms()
  const set = (name: keyof CourseFilters) => (event: { target: { value: string } }) =>
    onChange({ ...filters, [name]: event.target.value })
  return (
    <>
      <div className="col-span-2">
        <Field label={<Trans>Institution</Trans>}>
          {(control) => (
            <Select {...control} value={filters.institution} onChange={set('institution')}>
              <option value="">{t`All institutions`}</option>
              {institutions.map((institution) => (
                <option key={institution.id} value={institution.id}>
                  {institution.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="col-span-2">
        <SkillFilter skill={filters.skill} onChange={(skill) => onChange({ ...filters, skill })} />
      </div>
      <div className="col-span-2">
        <FilterSelect
          label={<Trans>Mode</Trans>}
          value={filters.mode}
          onChange={(mode) => onChange({ ...filters, mode })}
          choices={[['', t`All modes`], ...courseModes.map((each) => [each, modes[each]] as const)]}
        />
      </div>
      <Range
        legend={t`Duration in weeks`}
        lower={{ label: t`Minimum weeks`, value: filters.minWeeks, onChange: set('minWeeks') }}
        upper={{ label: t`Maximum weeks`, value: filters.maxWeeks, onChange: set('maxWeeks') }}
      />
      <Range
        legend={t`Price in rupees`}
        lower={{ label: t`Minimum price`, value: filters.minPrice, onChange: set('minPrice') }}
        upper={{ label: t`Maximum price`, value: filters.maxPrice, onChange: set('maxPrice') }}
      />
      <div className="col-span-2">
        <Field label={<Trans>Starts by</Trans>}>
          {(control) => <TextInput {...control} type="date" value={filters.startsBy} onChange={set('startsBy')} />}
        </Field>
      </div>
    </>
  )
}

function Order({ sort, onChange }: { sort: string; onChange: (sort: string) => void }) {
  const { t } = useLingui()
  return (
    <div className="col-span-2">
      <FilterSelect
        label={<Trans comment="The order of a list of courses">Sort by</Trans>}
        value={sort}
        onChange={onChange}
        choices={[
          ['', t`Best for you`],
          ['newest', t`Newest`],
          ['price', t`Lowest price`],
          ['weeks', t`Shortest`],
          ['title', t`Title A-Z`],
        ]}
      />
    </div>
  )
}

interface End {
  label: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

function Range({ legend, lower, upper }: { legend: string; lower: End; upper: End }) {
  const { t } = useLingui()
  const id = useId()
  const crossed = isCrossed(lower.value, upper.value)
  return (
    <fieldset className="col-span-2 @2xl:col-span-3 @4xl:col-span-2" {...(crossed && { 'aria-describedby': id })}>
      <legend className="mb-1.5 font-display font-semibold">{legend}</legend>
      <div className="flex items-center gap-4">
        {[lower, upper].map((end, index) => (
          <TextInput
            key={end.label}
            aria-label={end.label}
            aria-invalid={crossed || undefined}
            placeholder={index === 0 ? t`from` : t`to`}
            type="number"
            inputMode="numeric"
            min={0}
            value={end.value}
            onChange={end.onChange}
          />
        ))}
      </div>
      {crossed && (
        <p id={id} className="mt-1.5 text-small font-medium text-danger">
          <Trans>The minimum can’t be higher than the maximum.</Trans>
        </p>
      )}
    </fieldset>
  )
}

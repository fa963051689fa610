import { Trans, useLingui } from '@lingui/react/macro'
import { plans } from '@milepost/contract/plans'
import { roles } from '@milepost/contract/roles'
import { type ReactNode, useState } from 'react'
import { usePlanNames, useRoleNames } from '#features/users/role-texts.ts'
import { startOfDay } from '#lib/start-of-day.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TextInput } from '#ui/text-input.tsx'

const dayNames = ['joined_from', 'joined_to', 'seen_from', 'seen_to'] as const
export const filterNames = ['search', 'role', 'plan', 'verified', ...dayNames, 'sort'] as const
type FilterValues = Readonly<Record<(typeof filterNames)[number], string>>

/** What the list and the file are asked for. Days are the reader's own, as the columns show them. */
export function filterOf(values: FilterValues) {
  return {
    search: values.search,
    role: roles.find((one) => one === values.role),
    plan: plans.find((one) => one === values.plan),
    verified: (['yes', 'no'] as const).find((one) => one === values.verified),
    joined_from: startOfDay(values.joined_from),
    joined_before: startOfDay(values.joined_to, 1),
    seen_from: startOfDay(values.seen_from),
    seen_before: startOfDay(values.seen_to, 1),
  }
}

interface UserFiltersProps {
  values: FilterValues
  onChange: (name: (typeof filterNames)[number], value: string) => void
}

/** What is looked for among the accounts, and their order. */
export function Filters({ values, onChange }: UserFiltersProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const planNames = usePlanNames()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
        <SearchField
          value={values.search}
          onSearch={(text) => onChange('search', text)}
          placeholder={t`Name, email or institution`}
        />
        <FilterSelect
          label={<Trans>Role</Trans>}
          value={values.role}
          onChange={(value) => onChange('role', value)}
          choices={[['', t`All roles`], ...roles.map((one) => [one, names[one]] as const)]}
        />
        <FilterSelect
          label={<Trans>Plan</Trans>}
          value={values.plan}
          onChange={(value) => onChange('plan', value)}
          choices={[['', t`All plans`], ...plans.map((one) => [one, planNames[one]] as const)]}
        />
        <FilterSelect
          label={<Trans>Email address</Trans>}
          value={values.verified}
          onChange={(value) => onChange('verified', value)}
          choices={[
            ['', t`All`],
            ['yes', t`Verified`],
            ['no', t`Not verified`],
          ]}
        />
        <FilterSelect
          label={<Trans>Sort by</Trans>}
          value={values.sort}
          onChange={(value) => onChange('sort', value)}
          choices={[
            ['', t`Name`],
            ['role', t`Role`],
            ['joined', t`Latest to join`],
          ]}
        />
      </div>
      <DayFilters values={values} onChange={onChange} />
    </div>
  )
}

function DayFilters({ values, onChange }: UserFiltersProps) {
  const [isOpen] = useState(() => dayNames.some((name) => values[name] !== ''))
  const labels: Readonly<Record<(typeof dayNames)[number], ReactNode>> = {
    joined_from: <Trans>Joined from</Trans>,
    joined_to: <Trans>Joined until</Trans>,
    seen_from: <Trans>Last seen from</Trans>,
    seen_to: <Trans>Last seen until</Trans>,
  }
  return (
    <Disclosure summary={<Trans>Filter by date</Trans>} isOpenAtFirst={isOpen}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {dayNames.map((name) => (
          <Field key={name} label={labels[name]}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={values[name]}
                onChange={(event) => onChange(name, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}

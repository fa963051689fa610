import { Trans, useLingui } from '@lingui/react/macro'
import { plans } from '@milepost/contract/plans'
import { roles } from '@milepost/contract/roles'
import { usePlanNames, useRoleNames } from '#features/users/role-texts.ts'
import { startOfDay } from '#lib/start-of-day.ts'
import { ChoiceFilter, DateFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { SearchField } from '#ui/search-field.tsx'

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
    <FilterBar>
      <SearchField
        isInBar
        value={values.search}
        onSearch={(text) => onChange('search', text)}
        placeholder={t`Name, email or institution`}
      />
      <ChoiceFilter
        label={t`Role`}
        value={values.role}
        onChange={(value) => onChange('role', value)}
        choices={[['', t`All roles`], ...roles.map((one) => [one, names[one]] as const)]}
      />
      <ChoiceFilter
        label={t`Plan`}
        value={values.plan}
        onChange={(value) => onChange('plan', value)}
        choices={[['', t`All plans`], ...plans.map((one) => [one, planNames[one]] as const)]}
      />
      <ChoiceFilter
        label={t`Email address`}
        value={values.verified}
        onChange={(value) => onChange('verified', value)}
        choices={[
          ['', t`All`],
          ['yes', t`Verified`],
          ['no', t`Not verified`],
        ]}
      />
      <DateFilter
        label={t`Joined`}
        from={values.joined_from}
        to={values.joined_to}
        onChange={(end, day) => onChange(`joined_${end}`, day)}
        labels={{ from: <Trans>Joined from</Trans>, to: <Trans>Joined until</Trans> }}
      />
      <DateFilter
        label={t`Last seen`}
        from={values.seen_from}
        to={values.seen_to}
        onChange={(end, day) => onChange(`seen_${end}`, day)}
        labels={{ from: <Trans>Last seen from</Trans>, to: <Trans>Last seen until</Trans> }}
      />
      <ChoiceFilter
        label={t`Sort by`}
        value={values.sort}
        onChange={(value) => onChange('sort', value)}
        choices={[
          ['', t`Name`],
          ['role', t`Role`],
          ['joined', t`Latest to join`],
        ]}
      />
    </FilterBar>
  )
}

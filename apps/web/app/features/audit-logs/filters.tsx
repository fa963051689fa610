import { Trans, useLingui } from '@lingui/react/macro'
import { auditedActions, auditedObjects } from '@milepost/contract/audit-logs/limits'
import type { filterNames } from '#features/audit-logs/api.ts'
import { actionNames, objectNames } from '#features/audit-logs/names.ts'
import { ChoiceFilter, DateFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { SearchField } from '#ui/search-field.tsx'

type Name = (typeof filterNames)[number]

interface AuditLogFiltersProps {
  values: Readonly<Record<Name, string>>
  onChange: (name: Name, value: string) => void
}

/** What is looked for in the audit log. */
export function Filters({ values, onChange }: AuditLogFiltersProps) {
  const { t } = useLingui()
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  const actions = auditedActions.map((action) => ({ action, name: t(actionNames[action]) })).sort(byName)
  return (
    <FilterBar>
      <SearchField
        isInBar
        label={<Trans>Who</Trans>}
        value={values.actor}
        onSearch={(text) => onChange('actor', text)}
        placeholder={t`Name or id`}
      />
      <ChoiceFilter
        label={t`What`}
        value={values.action}
        onChange={(action) => onChange('action', action)}
        choices={[['', t`Everyone and everything`], ...actions.map(({ action, name }) => [action, name] as const)]}
      />
      <ChoiceFilter
        label={t`Target`}
        value={values.object}
        onChange={(object) => onChange('object', object)}
        choices={[['', t`Anything`], ...auditedObjects.map((object) => [object, t(objectNames[object])] as const)]}
      />
      <DateFilter
        label={t`When`}
        from={values.from}
        to={values.to}
        onChange={onChange}
        labels={{ from: <Trans>From (UTC)</Trans>, to: <Trans>To (UTC)</Trans> }}
      />
    </FilterBar>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { auditedActions, auditedObjects } from '@milepost/contract/audit-logs/limits'
import type { filterNames } from '#features/audit-logs/api.ts'
import { actionNames, objectNames } from '#features/audit-logs/names.ts'
import { Field } from '#ui/field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'

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
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SearchField
        label={<Trans>Who</Trans>}
        value={values.actor}
        onSearch={(text) => onChange('actor', text)}
        placeholder={t`Name or id`}
      />
      <Field label={<Trans>What</Trans>}>
        {(control) => (
          <Select {...control} value={values.action} onChange={(event) => onChange('action', event.target.value)}>
            <option value="">{t`Everyone and everything`}</option>
            {actions.map(({ action, name }) => (
              <option key={action} value={action}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>Target</Trans>}>
        {(control) => (
          <Select {...control} value={values.object} onChange={(event) => onChange('object', event.target.value)}>
            <option value="">{t`Anything`}</option>
            {auditedObjects.map((object) => (
              <option key={object} value={object}>
                {t(objectNames[object])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>From (UTC)</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={values.from}
            onChange={(event) => onChange('from', event.target.value)}
          />
        )}
      </Field>
      <Field label={<Trans>To (UTC)</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={values.to}
            onChange={(event) => onChange('to', event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

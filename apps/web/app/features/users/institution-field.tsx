import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { institutionsQuery, mostInstitutions } from '#features/users/api.ts'
import { useSettled } from '#lib/use-settled.ts'
import { Field } from '#ui/field.tsx'
import { type Found, SearchSelect } from '#ui/search-select.tsx'

const typingPause = 250

interface InstitutionFieldProps {
  id: string
  value: Found | null
  onChange: (value: Found | null) => void
  error: string | undefined
}

/** An institution: typed, searched for on the server, and chosen. */
export function InstitutionField({ id, value, onChange, error }: InstitutionFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  // What stands there once chosen is no search: opened again, the list begins anew.
  const search = useSettled(text === value?.label ? '' : text.trim(), typingPause)
  const { data, error: failure, isFetching } = useQuery(institutionsQuery(search))
  const items = (data ?? []).map((one): Found => ({ key: String(one.id), label: one.name, detail: one.address }))
  const status = () => {
    if (failure !== null && !isFetching)
      return <Trans>The list could not be loaded. Type again to try once more.</Trans>
    if (data === undefined) return <Trans>Searching...</Trans>
    if (data.length === 0) return <Trans>Nothing has this in its name.</Trans>
    if (data.length === mostInstitutions)
      return <Trans>The first {mostInstitutions}. Type more of the name to find others.</Trans>
    return null
  }
  return (
    <Field id={id} label={<Trans>Institution</Trans>} error={error} required>
      {(control) => (
        <SearchSelect
          control={control}
          items={items}
          value={value}
          text={text}
          onText={setText}
          onChange={onChange}
          placeholder={t`Type the institution’s name`}
          status={status()}
        />
      )}
    </Field>
  )
}

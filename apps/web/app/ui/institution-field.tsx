import { Trans, useLingui } from '@lingui/react/macro'
import { findInstitutions, maxInstitutionsFound } from '#lib/find-institutions.ts'
import { LookupField } from '#ui/lookup-field.tsx'
import type { Found } from '#ui/search-select.tsx'

interface InstitutionFieldProps {
  id?: string
  value: Found | null
  onChange: (value: Found | null) => void
  error: string | undefined
}

/** An institution: typed, searched for on the server, and chosen. */
export function InstitutionField(props: InstitutionFieldProps) {
  const { t } = useLingui()
  return (
    <LookupField
      {...props}
      label={<Trans>Institution</Trans>}
      placeholder={t`Type the institution’s name`}
      kind="institutions"
      lookUp={findInstitutions}
      most={maxInstitutionsFound}
    />
  )
}

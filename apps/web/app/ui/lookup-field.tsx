import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { Field } from '#ui/field.tsx'
import { type Found, SearchSelect } from '#ui/search-select.tsx'

const typingPause = 250

interface LookupFieldProps {
  id?: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** A filter is neither required nor marked as optional. */
  required?: boolean
  placeholder: string
  value: Found | null
  onChange: (value: Found | null) => void
  error: string | undefined
  /** Names what is looked up, so that what was found is kept. */
  kind: string
  /** Searches on the server and returns at most `most` results. */
  lookUp: (search: string) => Promise<readonly Found[]>
  most: number
  /** Said where nothing is found. */
  nothing?: ReactNode
}

/**
 * A choice from more than a list can show: typed, searched on the server, and chosen. Give it a new `key` to reset it.
 */
export function LookupField({
  value,
  kind,
  lookUp,
  most,
  nothing,
  optional = false,
  required = !optional,
  ...props
}: LookupFieldProps) {
  const [text, setText] = useState(value?.label ?? '')
  // The text of a chosen result is not a search, so reopening starts from the beginning.
  const search = useDebouncedValue(text === value?.label ? '' : text.trim(), typingPause)
  const { data, error } = useQuery({
    queryKey: ['lookup', kind, search],
    queryFn: () => lookUp(search),
    placeholderData: keepPreviousData,
  })
  const status = () => {
    if (error !== null) return <Trans>We couldn’t load the list. Type again to retry.</Trans>
    if (data === undefined) return <Trans>Searching...</Trans>
    if (data.length === 0) return nothing ?? <Trans>No matches.</Trans>
    if (data.length >= most) return <Trans>Showing the first {most}. Type more of the name to find others.</Trans>
    return null
  }
  return (
    <Field
      id={props.id}
      label={props.label}
      hint={props.hint}
      error={props.error}
      required={required}
      optional={optional}
    >
      {(control) => (
        <SearchSelect
          control={control}
          items={data ?? []}
          value={value}
          text={text}
          onText={setText}
          onChange={props.onChange}
          placeholder={props.placeholder}
          status={status()}
        />
      )}
    </Field>
  )
}

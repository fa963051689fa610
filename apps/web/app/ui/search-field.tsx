import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

const typingPause = 300

interface SearchFieldProps {
  /** What is searched for now; another value from outside takes the place of what is typed. */
  value: string
  onSearch: (text: string) => void
  placeholder: string
  label?: ReactNode
  /** Among the chips of a `FilterBar`. */
  isInBar?: boolean
}

/** Searches a list once typing has paused. */
export function SearchField({ value, onSearch, placeholder, ...look }: SearchFieldProps) {
  const { label = <Trans>Search</Trans>, isInBar = false } = look
  const [typed, setTyped] = useState(value)
  const debounced = useDebouncedValue(typed, typingPause)
  const told = useRef(value)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const text = debounced.trim()
    if (text === told.current) return
    told.current = text
    search.current(text)
  }, [debounced])
  return (
    <Field label={label} isLabelHidden={isInBar}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={200}
          value={typed}
          className={isInBar ? 'h-9 min-h-9! w-56 rounded-full! py-1!' : undefined}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}

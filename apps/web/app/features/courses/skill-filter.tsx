import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { skillNameQuery, skillSearchQuery } from '#features/courses/api.ts'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { Field } from '#ui/field.tsx'
import { SearchSelect } from '#ui/search-select.tsx'

const typingPause = 250

interface SkillFilterProps {
  /** Its id, empty for all skills. */
  skill: string
  onChange: (skill: string) => void
}

/** A skill that courses teach: typed, searched for on the server, and chosen. Nothing is asked before something is typed. */
export function SkillFilter({ skill, onChange }: SkillFilterProps) {
  const { t } = useLingui()
  const { data: name = skill } = useQuery({ ...skillNameQuery(skill), enabled: skill !== '' })
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? name
  const search = useDebouncedValue(text === name ? '' : text.trim(), typingPause)
  const found = useQuery({ ...skillSearchQuery(search), enabled: search !== '', placeholderData: keepPreviousData })
  const items = search === '' ? [] : (found.data ?? []).map((each) => ({ key: each.id, label: each.name }))
  const status = () => {
    if (search === '') return <Trans>Type the name of a skill.</Trans>
    if (found.error !== null) return <Trans>We couldn’t load the list. Type again to retry.</Trans>
    if (found.data === undefined) return <Trans>Searching...</Trans>
    return items.length === 0 ? <Trans>No matches.</Trans> : null
  }
  return (
    <Field label={<Trans>Skill</Trans>}>
      {(control) => (
        <SearchSelect
          control={control}
          items={items}
          value={skill === '' ? null : { key: skill, label: name }}
          onChange={(chosen) => {
            onChange(chosen?.key ?? '')
            if (chosen !== null) setTyped(null)
          }}
          text={text}
          // The chosen one's name comes back by itself, also where the address changes it.
          onText={(next) => setTyped(next === name || items.some(({ label }) => label === next) ? null : next)}
          placeholder={t`All skills`}
          status={status()}
        />
      )}
    </Field>
  )
}

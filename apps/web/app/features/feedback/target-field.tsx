import { Trans, useLingui } from '@lingui/react/macro'
import { type FeedbackTarget, type FeedbackType, mostFeedbackTargets } from '@milepost/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { targetsQuery } from '#features/feedback/api.ts'
import { useSettled } from '#lib/use-settled.ts'
import { Field } from '#ui/field.tsx'
import { type Found, SearchSelect } from '#ui/search-select.tsx'

const typingPause = 250

export interface Chosen {
  /** The id of what was chosen, '' for a sample or nothing. */
  readonly targetKey: string
  readonly target: string
}

interface TargetFieldProps extends Chosen {
  id: string
  type: FeedbackType
  error: string | undefined
  onChange: (chosen: Chosen) => void
}

/** What feedback is about: typed, searched for on the server, and chosen. Another type wants a key of its own. */
export function TargetField({ id, type, targetKey, target, error, onChange }: TargetFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(target)
  // What stands there once chosen is no search: opened again, the list begins anew.
  const search = useSettled(text === target ? '' : text.trim(), typingPause)
  const { data, error: failure, isFetching } = useQuery(targetsQuery(type, search))
  const items = (data ?? []).map(asFound)
  const value = target === '' ? null : { key: targetKey || sampleKey(target), label: target }
  const status = () => {
    if (failure !== null && !isFetching)
      return <Trans>The list could not be loaded. Type again to try once more.</Trans>
    if (data === undefined) return <Trans>Searching...</Trans>
    if (data.length === 0) return <Trans>Nothing has this in its name.</Trans>
    if (data.length === mostFeedbackTargets)
      return <Trans>The first {mostFeedbackTargets}. Type more of the name to find others.</Trans>
    return null
  }
  return (
    <Field
      id={id}
      label={type === 'institution' ? <Trans>Institution</Trans> : <Trans>Course</Trans>}
      error={error}
      required
    >
      {(control) => (
        <SearchSelect
          control={control}
          items={items}
          value={value}
          text={text}
          onText={setText}
          onChange={(next: Found | null) => onChange(chosenOf(next))}
          placeholder={type === 'institution' ? t`Type the institution’s name` : t`Type the course’s title`}
          status={status()}
        />
      )}
    </Field>
  )
}

/** Samples have no id. */
const sampleKey = (name: string) => `sample ${name}`

function asFound({ id, name, institution }: FeedbackTarget): Found {
  return { key: id === null ? sampleKey(name) : String(id), label: name, detail: institution ?? undefined }
}

function chosenOf(found: Found | null): Chosen {
  if (found === null) return { targetKey: '', target: '' }
  return { targetKey: found.key === sampleKey(found.label) ? '' : found.key, target: found.label }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type FeedbackTarget, type FeedbackType, maxFeedbackTargets } from '@milepost/contract/feedback'
import { findTargets } from '#features/feedback/api.ts'
import { LookupField } from '#ui/lookup-field.tsx'
import type { Found } from '#ui/search-select.tsx'

export interface ChosenTarget {
  /** The id of what was chosen, '' for a sample or nothing. */
  readonly targetKey: string
  readonly target: string
}

interface TargetFieldProps extends ChosenTarget {
  id: string
  type: FeedbackType
  error: string | undefined
  onChange: (chosen: ChosenTarget) => void
}

/** What the feedback is about: typed, searched on the server, and chosen. Give each type its own `key`. */
export function TargetField({ id, type, targetKey, target, error, onChange }: TargetFieldProps) {
  const { t } = useLingui()
  const isInstitution = type === 'institution'
  return (
    <LookupField
      id={id}
      label={isInstitution ? <Trans>Institution</Trans> : <Trans>Course</Trans>}
      placeholder={isInstitution ? t`Type the institution’s name` : t`Type the course’s title`}
      value={target === '' ? null : { key: targetKey || sampleKey(target), label: target }}
      onChange={(next) => onChange(chosenOf(next))}
      error={error}
      kind={`feedback on ${type}`}
      lookUp={async (search) => (await findTargets(type, search)).map(asFound)}
      most={maxFeedbackTargets}
    />
  )
}

/** Samples have no id. */
const sampleKey = (name: string) => `sample ${name}`

function asFound({ id, name, institution }: FeedbackTarget): Found {
  return { key: id === null ? sampleKey(name) : String(id), label: name, detail: institution ?? undefined }
}

function chosenOf(found: Found | null): ChosenTarget {
  if (found === null) return { targetKey: '', target: '' }
  return { targetKey: found.key === sampleKey(found.label) ? '' : found.key, target: found.label }
}

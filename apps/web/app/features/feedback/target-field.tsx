import { Trans, useLingui } from '@lingui/react/macro'
import { type FeedbackType, maxFeedbackTargets } from '@milepost/contract/feedback/limits'
import type { FeedbackTarget } from '@milepost/contract/feedback/schema'
import { findTargets } from '#features/feedback/api.ts'
import { LookupField } from '#ui/lookup-field.tsx'
import type { Found } from '#ui/search-select.tsx'

export interface ChosenTarget {
  /** The id of what was chosen, null for a sample or nothing. */
  readonly targetId: string | number | null
  readonly target: string
}

interface TargetFieldProps extends ChosenTarget {
  type: FeedbackType
  error: string | undefined
  onChange: (chosen: ChosenTarget) => void
}

/** What the feedback is about: typed, searched on the server, and chosen. Give each type its own `key`. */
export function TargetField({ type, targetId, target, error, onChange }: TargetFieldProps) {
  const { t } = useLingui()
  const isInstitution = type === 'institution'
  return (
    <LookupField
      label={isInstitution ? <Trans>Institution</Trans> : <Trans>Course</Trans>}
      placeholder={isInstitution ? t`Type the institution’s name` : t`Type the course’s title`}
      value={target === '' ? null : { key: String(targetId ?? sampleKey(target)), label: target }}
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
  if (found === null) return { targetId: null, target: '' }
  return { targetId: found.key === sampleKey(found.label) ? null : Number(found.key), target: found.label }
}

import type { Issue } from '@milepost/contract/errors'
import type { FeedbackType } from '@milepost/contract/feedback'

/** The form's fields as texts: `targetKey` is the id of what was chosen, '' for a sample or nothing, `target` its name. */
export type FeedbackFields = {
  readonly name: string
  readonly type: FeedbackType
  readonly targetKey: string
  readonly target: string
  /** '0' to '5'. */
  readonly rating: string
  readonly message: string
  /** 'yes' or ''. */
  readonly named: string
}

export function emptyFields(name: string): FeedbackFields {
  return { name, type: 'institution', targetKey: '', target: '', rating: '0', message: '', named: '' }
}

/** Another type has other targets: what was chosen goes. */
export function withType(fields: FeedbackFields, type: FeedbackType): FeedbackFields {
  return fields.type === type ? fields : { ...fields, type, targetKey: '', target: '' }
}

export type FeedbackFieldName = 'name' | 'target' | 'message'
const fieldNames: readonly FeedbackFieldName[] = ['name', 'target', 'message']

/** What must be there and is not, in the order of the form. */
export function missingFields(fields: FeedbackFields): FeedbackFieldName[] {
  return fieldNames.filter((fieldName) => fields[fieldName].trim() === '')
}

/** The server's messages by the form's fields, without those of other fields. */
export function issuesByField(issues: readonly Issue[]): Map<FeedbackFieldName, string> {
  const placed = issues.flatMap((issue) => {
    const fieldName = issue.field === 'targetId' ? 'target' : fieldNames.find((known) => known === issue.field)
    return fieldName === undefined ? [] : [[fieldName, issue.message] as const]
  })
  return new Map(placed)
}

export function bodyOf(userId: string, fields: FeedbackFields) {
  const { name, type, target, message } = fields
  return {
    ...{ userId, name, type, message, rating: Number(fields.rating), named: fields.named === 'yes' },
    targetId: fields.targetKey === '' ? null : Number(fields.targetKey),
    ...(fields.targetKey === '' && { target }),
  }
}

import type { Issue } from '@milepost/contract/errors'
import type { FeedbackType } from '@milepost/contract/feedback'

/** The form's fields as texts: `targetKey` is the id of what was chosen, '' for a sample or nothing, `target` its name. */
export type Fields = {
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

export function emptyFields(name: string): Fields {
  return { name, type: 'institution', targetKey: '', target: '', rating: '0', message: '', named: '' }
}

/** Another type has other targets: what was chosen goes. */
export function withType(fields: Fields, type: FeedbackType): Fields {
  return fields.type === type ? fields : { ...fields, type, targetKey: '', target: '' }
}

export type Place = 'name' | 'target' | 'message'
const places: readonly Place[] = ['name', 'target', 'message']

/** What must be there and is not, in the order of the form. */
export function missingIn(fields: Fields): Place[] {
  return places.filter((place) => fields[place].trim() === '')
}

/** In: what the server found wrong. Out: its words by the field they stand at; what belongs to none is left out. */
export function issuesByPlace(issues: readonly Issue[]): Map<Place, string> {
  const placed = issues.flatMap((issue) => {
    const place = issue.field === 'targetId' ? 'target' : places.find((known) => known === issue.field)
    return place === undefined ? [] : [[place, issue.message] as const]
  })
  return new Map(placed)
}

/** In: the fields. Out: what is sent. */
export function bodyOf(userId: string, fields: Fields) {
  const { name, type, target, message } = fields
  return {
    ...{ userId, name, type, message, rating: Number(fields.rating), named: fields.named === 'yes' },
    targetId: fields.targetKey === '' ? null : Number(fields.targetKey),
    ...(fields.targetKey === '' && { target }),
  }
}

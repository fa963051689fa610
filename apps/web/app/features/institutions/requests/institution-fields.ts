import type { InstitutionRequest } from '@milepost/contract/institution-requests'
import { type FormDraft, formDraft } from '#lib/form-draft.ts'

export type InstitutionFields = {
  readonly name: string
  readonly email: string
  readonly description: string
  readonly address: string
}
export const fieldNames = ['name', 'email', 'description', 'address'] as const
export type InstitutionFieldName = (typeof fieldNames)[number]

const form = 'institution-request'
const nothing: InstitutionFields = { name: '', email: '', description: '', address: '' }

/** What a visitor types before signing in, in this tab. */
export function visitorDraft(): FormDraft<InstitutionFields> {
  return formDraft(form, 'visitor', nothing)
}

/** Prefers what a visitor has typed over the first values of the signed-in form. */
export function mergeDrafts(typed: InstitutionFields, beginning: InstitutionFields): InstitutionFields {
  const isBegun = fieldNames.some((fieldName) => fieldName !== 'email' && typed[fieldName].trim() !== '')
  return isBegun ? { ...typed, email: typed.email.trim() === '' ? beginning.email : typed.email } : beginning
}

/** The form's first values. A rejected request is filled in again. */
export function beginningOf(email: string, latest: InstitutionRequest | undefined): InstitutionFields {
  if (latest?.status !== 'rejected') return { ...nothing, email }
  const { name, description, address } = latest
  return { name, email: latest.email, description, address }
}

/** A signed-in user's draft. It takes over what they typed as a visitor, once. */
export function draftOf(userId: string, beginning: InstitutionFields): FormDraft<InstitutionFields> {
  const before = visitorDraft()
  const draft = formDraft(form, userId, mergeDrafts(before.read(), beginning))
  return {
    ...draft,
    write: (fields) => {
      draft.write(fields)
      before.clear()
    },
    clear: () => {
      draft.clear()
      before.clear()
    },
  }
}

/** Which fields are missing. */
export function missingFields(fields: InstitutionFields): InstitutionFieldName[] {
  return fieldNames.filter((fieldName) => fields[fieldName].trim() === '')
}

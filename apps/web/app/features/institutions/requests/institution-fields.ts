import type { InstitutionRequest } from '@milepost/contract/institutions/schema'
import { formDraft, readDraft } from '#ui/form/draft.ts'

export type InstitutionFields = {
  readonly name: string
  readonly email: string
  readonly description: string
  readonly address: string
}

export const requestDraft = (userId: string) => formDraft('institution-request', userId)
/** What a visitor types before signing in. */
export const visitorDraft = requestDraft('visitor')
export const nothing: InstitutionFields = { name: '', email: '', description: '', address: '' }

/** Prefers what a visitor has typed over the first values of the signed-in form. */
export function mergeDrafts(typed: InstitutionFields, beginning: InstitutionFields): InstitutionFields {
  return isBegun(typed) ? { ...typed, email: typed.email.trim() === '' ? beginning.email : typed.email } : beginning
}

function isBegun({ name, description, address }: InstitutionFields): boolean {
  return [name, description, address].some((text) => text.trim() !== '')
}

/** The form's first values. A rejected request is filled in again. */
export function beginningOf(email: string, latest: InstitutionRequest | undefined): InstitutionFields {
  if (latest?.status !== 'rejected') return { ...nothing, email }
  const { name, description, address } = latest
  return { name, email: latest.email, description, address }
}

/** Makes what was typed as a visitor the user's draft, once, unless they have one. */
export function takeOverVisitorDraft(userId: string, beginning: InstitutionFields): void {
  const typed = readDraft(visitorDraft, nothing)
  if (!isBegun(typed)) return
  const draft = requestDraft(userId)
  draft.write(readDraft(draft, mergeDrafts(typed, beginning)))
  visitorDraft.remove()
}

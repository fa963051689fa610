import type { InstitutionRequest } from '@milepost/contract/institution-requests'
import { type FormDraft, formDraft } from '#lib/form-draft.ts'

export type Fields = {
  readonly name: string
  readonly email: string
  readonly description: string
  readonly address: string
}
export const places = ['name', 'email', 'description', 'address'] as const
export type Place = (typeof places)[number]

const form = 'institution-request'
const nothing: Fields = { name: '', email: '', description: '', address: '' }

/** What a visitor types before signing in, in this tab. */
export function visitorDraft(): FormDraft<Fields> {
  return formDraft(form, 'visitor', nothing)
}

/** In: what a visitor has typed, and what the form begins with otherwise. Out: each field as typed where it was. */
export function goneOnWith(typed: Fields, beginning: Fields): Fields {
  const isBegun = places.some((place) => place !== 'email' && typed[place].trim() !== '')
  return isBegun ? { ...typed, email: typed.email.trim() === '' ? beginning.email : typed.email } : beginning
}

/** In: the user's address and their latest request. Out: how the form begins: as what was rejected, where that is so. */
export function beginningOf(email: string, latest: InstitutionRequest | undefined): Fields {
  if (latest?.status !== 'rejected') return { ...nothing, email }
  const { name, description, address } = latest
  return { name, email: latest.email, description, address }
}

/** The draft of somebody who is signed in. What they typed before is taken over, once. */
export function draftOf(userId: string, beginning: Fields): FormDraft<Fields> {
  const before = visitorDraft()
  const draft = formDraft(form, userId, goneOnWith(before.read(), beginning))
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
export function missingIn(fields: Fields): Place[] {
  return places.filter((place) => fields[place].trim() === '')
}

import { createStore, type Store } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** What is typed in a form, kept in this tab until it is sent. */
export type FormDraft = Store<object>

/** A draft of a form, kept per user, so that no other user ever reads it. */
export function formDraft(form: string, userId: string): FormDraft {
  const item = { ...storedItems.formDraft, key: `${form}${storedItems.formDraft.key}` }
  return createStore(item, (stored) => (Object(stored) === stored ? Object(stored) : null), userId)
}

/** The values of a draft. Fields that it lacks, or that hold another kind of value, start as in an empty form. */
export function readDraft<Values extends object>(draft: FormDraft, beginning: Values): Values {
  const stored = new Map(Object.entries(draft.read() ?? {}))
  const kept = Object.entries(beginning).filter(([name, value]) => isSameKind(stored.get(name), value))
  return { ...beginning, ...Object.fromEntries(kept.map(([name]) => [name, stored.get(name)])) }
}

/** Nothing, such as no choice yet, may be followed by anything that is stored. */
function isSameKind(value: unknown, other: unknown): boolean {
  if (value === undefined) return false
  return (
    value === null || other === null || (typeof value === typeof other && Array.isArray(value) === Array.isArray(other))
  )
}

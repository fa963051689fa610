import { tabStorage } from '#lib/storage.ts'

/** What a form holds before it is sent, kept in this tab through a reload and an expired session; texts alone. */
export interface FormDraft<FormFields extends Record<string, string>> {
  read(): FormFields
  write(fields: FormFields): void
  clear(): void
}

/** A draft of a form, kept per user, so that no other user ever reads it. */
export function formDraft<FormFields extends Record<string, string>>(
  form: string,
  userId: string,
  beginning: FormFields,
): FormDraft<FormFields> {
  const key = `${form}-draft:${userId}`
  return {
    read: () => parseFormDraft(tabStorage.read(key), beginning),
    write: (fields) => tabStorage.write(key, JSON.stringify(fields)),
    clear: () => tabStorage.remove(key),
  }
}

/** Reads a stored draft. Fields that it lacks start as in an empty form. */
export function parseFormDraft<FormFields extends Record<string, string>>(
  text: string | null,
  beginning: FormFields,
): FormFields {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    const known = Object.entries(Object(stored)).filter(
      ([name, value]) => Object.hasOwn(beginning, name) && typeof value === 'string',
    )
    return { ...beginning, ...Object.fromEntries(known) }
  } catch {
    return beginning
  }
}

import { tabStorage } from '#lib/storage.ts'

/** What a form holds before it is sent, kept in this tab through a reload and an expired session; texts alone. */
export interface FormDraft<Fields extends Record<string, string>> {
  read(): Fields
  write(fields: Fields): void
  clear(): void
}

/** In: the form's name, whose it is, and its fields as they begin. A draft of anybody else is never read. */
export function formDraft<Fields extends Record<string, string>>(
  form: string,
  userId: string,
  beginning: Fields,
): FormDraft<Fields> {
  const key = `${form}-draft:${userId}`
  return {
    read: () => parseFormDraft(tabStorage.read(key), beginning),
    write: (fields) => tabStorage.write(key, JSON.stringify(fields)),
    clear: () => tabStorage.remove(key),
  }
}

/** In: a kept text. Out: the fields of the form, those that the text does not hold as texts as they begin. */
export function parseFormDraft<Fields extends Record<string, string>>(text: string | null, beginning: Fields): Fields {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    const known = Object.entries(Object(kept)).filter(
      ([name, value]) => Object.hasOwn(beginning, name) && typeof value === 'string',
    )
    return { ...beginning, ...Object.fromEntries(known) }
  } catch {
    return beginning
  }
}

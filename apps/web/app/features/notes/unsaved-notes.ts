import { notesQuery, saveNote, withNote } from '#features/notes/api.ts'
import { queryClient } from '#lib/query-client.ts'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** What was typed, and the text that it was typed into. */
export interface UnsavedNote {
  readonly text: string
  readonly before: string
}

/** What the browser holds until the server has it, by subject. */
export function unsavedNotes(userId: string) {
  const store = createStore(storedItems.unsavedNotes, parseUnsaved, userId)
  return {
    all: () => store.read() ?? {},
    read: (subject: string) => store.read()?.[subject] ?? null,
    write(subject: string, note: UnsavedNote | null) {
      const { [subject]: _, ...others } = store.read() ?? {}
      const next = note === null ? others : { ...others, [subject]: note }
      if (Object.keys(next).length === 0) store.remove()
      else store.write(next)
    },
  }
}

function parseUnsaved(stored: unknown): Readonly<Record<string, UnsavedNote>> {
  return Object.fromEntries(
    Object.entries<unknown>(Object(stored)).flatMap(([subject, note]) => {
      const { text, before } = Object(note)
      return typeof text === 'string' && typeof before === 'string' ? [[subject, { text, before }]] : []
    }),
  )
}

/** Sends what earlier pages left unsaved. What can't be sent stays in the browser. */
export async function sendUnsavedNotes(userId: string): Promise<void> {
  const kept = unsavedNotes(userId)
  for (const [subject, sent] of Object.entries(kept.all())) {
    const note = await saveNote({ subject, ...sent })
    queryClient.setQueryData(notesQuery(userId).queryKey, (known) => known && withNote(known, subject, note))
    if (kept.read(subject)?.text === sent.text) kept.write(subject, null)
  }
}

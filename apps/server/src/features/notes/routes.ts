import { listNotes, saveNote as saveNoteRoute } from '@milepost/contract/notes/routes'
import type { Note } from '@milepost/contract/notes/schema'
import { findNotes, type NoteRow } from '#features/notes/repository.ts'
import { saveNote } from '#features/notes/save-note.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerNoteRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listNotes, async ({ db, actor }) => (await findNotes(db, actor.id)).map(presentNote))
  registerRoute(registrar, saveNoteRoute, async (ctx, { body }) => {
    const row = await saveNote(ctx, body)
    return { note: row === null ? null : presentNote(row) }
  })
}

const presentNote = ({ updatedAt, ...note }: NoteRow): Note => ({ ...note, updatedAt: updatedAt.toISOString() })

import { foldText } from '@milepost/contract/fold'
import type { Note } from '@milepost/contract/notes/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** All notes of the learner. There are few, and screens search them as one types. */
export const notesQuery = (userId: string) =>
  queryOptions({ queryKey: ['notes', userId], queryFn: () => call('GET /notes', {}) })

/** @returns The note as it is stored, joined with what another device wrote, or null where nothing is left of it. */
export async function saveNote(change: { subject: string; text: string; before: string }): Promise<Note | null> {
  return (await call('PUT /notes', { body: change })).note
}

/** The notes once one of them was saved, the newest first. */
export function withNote(notes: readonly Note[] = [], subject: string, note: Note | null): Note[] {
  return [...(note === null ? [] : [note]), ...notes.filter((one) => one.subject !== subject)]
}

/** Whether a text has what is searched for, whatever its case and accents. */
export const hasWords = (text: string, search: string) => foldText(text).includes(foldText(search.trim()))

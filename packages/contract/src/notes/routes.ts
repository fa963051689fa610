import * as z from 'zod/mini'
import { route } from '#http.ts'
import { Note, NoteChange } from '#notes/schema.ts'

export const listNotes = route({
  method: 'GET',
  path: '/notes',
  summary: 'Read all one’s notes, the newest first',
  tag: 'progress',
  access: ['student'],
  reply: { 200: z.array(Note) },
})

export const saveNote = route({
  method: 'PUT',
  path: '/notes',
  summary: 'Write a note at a step or a session; another device’s change since then is merged with it',
  tag: 'progress',
  access: ['student'],
  body: NoteChange,
  reply: { 200: z.object({ note: z.nullable(Note) }) },
})

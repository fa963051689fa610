import * as z from 'zod/mini'
import { maxNoteLength } from '#notes/limits.ts'
import { instant, optionalText } from '#text.ts'

/** What a note is about: a step by its key, such as 'skill:git', or one of its sessions, such as 'skill:git/branches'. */
const subject = z.string().check(z.regex(/^[a-z-]+:[a-z0-9:-]{1,120}(\/[a-z0-9-]{1,60})?$/))

/** A learner's own text and links. No one else reads it. */
export const Note = z.object({ subject, text: z.string(), updatedAt: instant })
export type Note = z.output<typeof Note>

export const NoteChange = z.strictObject({
  subject,
  /** An empty text removes the note. */
  text: optionalText(maxNoteLength),
  /** The text that was changed. Where another device has changed it in the meantime, both changes are kept. */
  before: optionalText(maxNoteLength),
})

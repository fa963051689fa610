import { maxNoteLength, maxNotes } from '@milepost/contract/notes/limits'
import { transaction } from '#db/transaction.ts'
import { mergeNotes } from '#features/notes/merge-notes.ts'
import { countNotes, deleteNote, findNote, type NoteRow, upsertNote } from '#features/notes/repository.ts'
import { lockUser } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

interface NoteEdit {
  readonly subject: string
  readonly text: string
  readonly before: string
}

/**
 * Writes a note, joined with what another device has written in the meantime.
 * @throws {AppError} 'invalid' where both together are too long, or there are too many notes
 */
export async function saveNote(ctx: SignedInContext, { subject, text, before }: NoteEdit): Promise<NoteRow | null> {
  const userId = ctx.actor.id
  return transaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    const stored = await findNote(tx.db, userId, subject)
    const merged = mergeNotes(before, stored?.text ?? '', text)
    if (merged.length > maxNoteLength) throw invalid('too_long', maxNoteLength)
    if (merged === '') {
      await deleteNote(tx.db, userId, subject)
      return null
    }
    if (merged === stored?.text) return stored
    if (stored === undefined && (await countNotes(tx.db, userId)) >= maxNotes) throw invalid('too_many', maxNotes)
    const row = { subject, text: merged, updatedAt: tx.clock() }
    await upsertNote(tx.db, { userId, ...row })
    return row
  })
}

const invalid = (rule: string, maximum: number) =>
  new AppError('invalid', { issues: [{ field: 'text', rule, params: { maximum } }] })

import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { notes } from '#db/schema/notes.ts'

export type NoteRow = Omit<typeof notes.$inferSelect, 'userId'>

const columns = { subject: notes.subject, text: notes.text, updatedAt: notes.updatedAt }
const ofSubject = (userId: string, subject: string) => and(eq(notes.userId, userId), eq(notes.subject, subject))

export async function findNotes(db: Queryable, userId: string): Promise<NoteRow[]> {
  return db.select(columns).from(notes).where(eq(notes.userId, userId)).orderBy(desc(notes.updatedAt), notes.subject)
}

export async function findNote(db: Queryable, userId: string, subject: string): Promise<NoteRow | undefined> {
  const [row] = await db.select(columns).from(notes).where(ofSubject(userId, subject))
  return row
}

export async function countNotes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ value: count() }).from(notes).where(eq(notes.userId, userId))
  return row?.value ?? 0
}

export async function upsertNote(db: Queryable, row: typeof notes.$inferInsert): Promise<void> {
  const { text, updatedAt } = row
  await db
    .insert(notes)
    .values(row)
    .onConflictDoUpdate({ target: [notes.userId, notes.subject], set: { text, updatedAt } })
}

export async function deleteNote(db: Queryable, userId: string, subject: string): Promise<void> {
  await db.delete(notes).where(ofSubject(userId, subject))
}

import type { ApplicationSide } from '@milepost/contract/applications/limits'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { applicationMessages, applications, institutionTexts } from '#db/schema/applications.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

export type MessageRow = typeof applicationMessages.$inferSelect

export async function findMessages(db: Queryable, applicationId: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, applicationId))
    .orderBy(asc(applicationMessages.id))
}

export async function insertMessage(
  db: Queryable,
  row: { applicationId: number; side: ApplicationSide; text: string; createdAt: Date },
): Promise<MessageRow> {
  const [message] = await db.insert(applicationMessages).values(row).returning()
  if (message === undefined) throw new Error('nothing was inserted')
  return message
}

export async function updateMessage(
  db: Queryable,
  { id, applicationId }: Pick<MessageRow, 'id' | 'applicationId'>,
  change: Partial<typeof applicationMessages.$inferInsert>,
): Promise<MessageRow | undefined> {
  const [message] = await db
    .update(applicationMessages)
    .set(change)
    .where(and(eq(applicationMessages.id, id), eq(applicationMessages.applicationId, applicationId)))
    .returning()
  return message
}

/** A reported message with the application it is about. */
export async function findReport(db: Queryable, id: number) {
  const [report] = await db
    .select({
      message: applicationMessages,
      course: applications.courseTitle,
      institutionId: applications.institutionId,
      institutionName: applications.institutionName,
      learner: { id: users.id, name: users.name, email: users.email },
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applicationMessages.id, id), isNotNull(applicationMessages.reportedAt)))
  return report
}

/** @returns false if another admin has decided about it */
export async function reviewMessage(db: Queryable, id: number, isRemoved: boolean, now: Date): Promise<boolean> {
  const rows = await db
    .update(applicationMessages)
    .set({ reviewedAt: now, isRemoved })
    .where(
      and(
        eq(applicationMessages.id, id),
        isNotNull(applicationMessages.reportedAt),
        isNull(applicationMessages.reviewedAt),
      ),
    )
    .returning({ id: applicationMessages.id })
  return rows.length > 0
}

export async function findTexts(db: Queryable, institutionId: number) {
  return db
    .select({ id: institutionTexts.id, title: institutionTexts.title, text: institutionTexts.text })
    .from(institutionTexts)
    .where(eq(institutionTexts.institutionId, institutionId))
    .orderBy(asc(institutionTexts.title), asc(institutionTexts.id))
}

/** Texts of an institution are added one after the other. */
export async function lockTexts(db: Queryable, institutionId: number): Promise<void> {
  await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(eq(institutions.id, institutionId))
    .for('no key update')
}

export async function insertText(db: Queryable, row: typeof institutionTexts.$inferInsert) {
  const [text] = await db
    .insert(institutionTexts)
    .values(row)
    .returning({ id: institutionTexts.id, title: institutionTexts.title, text: institutionTexts.text })
  if (text === undefined) throw new Error('nothing was inserted')
  return text
}

/** @returns false if it isn't there */
export async function deleteText(db: Queryable, institutionId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(institutionTexts)
    .where(and(eq(institutionTexts.id, id), eq(institutionTexts.institutionId, institutionId)))
    .returning({ id: institutionTexts.id })
  return rows.length > 0
}

import type { Context } from '#context.ts'
import { closeLive, type RemovedSubject } from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { notifyAll } from '#features/notifications/index.ts'

const closedAtOnce = 1000

/** Closes what waits for an answer of a deleted course or institution in the same transaction, and notifies the learners. */
export async function closeApplications(tx: Context, removed: RemovedSubject): Promise<void> {
  for (let closed = 1; closed > 0; ) {
    const rows = await closeLive(tx.db, removed, tx.clock(), closedAtOnce)
    closed = rows.length
    await notifyAll(
      tx,
      rows.map(({ id, userId, courseTitle, institutionName }) => ({
        userId,
        kind: 'application_closed',
        params: { course: courseTitle, institution: institutionName },
        key: `application_closed:${id}`,
      })),
    )
    for (const { id } of rows) {
      await audit(tx, { action: 'application.closed', objectType: 'application', objectId: String(id) })
    }
  }
}

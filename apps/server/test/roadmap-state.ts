import { and, eq } from 'drizzle-orm'
import { auditLogs } from '#db/schema/audit-logs.ts'
import type { TestApp } from './build-test-app.ts'
import type { Learner } from './factories.ts'

/** What restoring a version changes, or must leave as it is. */
export async function roadmapStateOf(learner: Learner) {
  return { roadmap: await learner.roadmap(), versions: await learner.versions(), advice: await learner.advice() }
}

/** The entries of the audit log about versions that the learner restored. */
export function restorationsBy(test: TestApp, { userId }: Learner) {
  const isTheirs = and(eq(auditLogs.actorId, userId), eq(auditLogs.action, 'roadmap.restored'))
  return test.dependencies.db.select().from(auditLogs).where(isTheirs)
}

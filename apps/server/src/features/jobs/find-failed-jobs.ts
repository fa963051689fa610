import type { FailedJob } from '@milepost/contract/jobs/schema'
import type { Queryable } from '#db/client.ts'
import { findEmailKinds } from '#features/emails/index.ts'
import { findDeadLetters } from '#features/jobs/dead-letters.ts'
import { emailIdOf, presentJob } from '#features/jobs/presenter.ts'
import type { Slice } from '#http/paging.ts'

/** Failed jobs as admins see them, the latest first, or the one with an id. */
export async function findFailedJobs(db: Queryable, slice: Slice, id?: string): Promise<FailedJob[]> {
  const letters = await findDeadLetters(db, slice, id)
  const emailIds = letters.map(emailIdOf).filter((emailId) => emailId !== undefined)
  const kinds = await findEmailKinds(db, emailIds)
  return letters.map((letter) => presentJob(letter, kinds))
}

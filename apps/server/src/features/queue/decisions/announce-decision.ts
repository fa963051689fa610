import type { Dependencies, JobData } from '#context.ts'
import { announceMove } from '#features/applications/index.ts'
import { announceAnswer } from '#features/course-requests/index.ts'
import { announceCourseDecision } from '#features/courses/decisions/index.ts'
import { announceRejection } from '#features/institutions/requests/index.ts'

/** Tells those affected of a decision, unless it was undone. Safe to run twice. */
export async function announceDecision(
  ctx: Dependencies,
  { kind, id, at }: JobData['announce-decision'],
): Promise<void> {
  if (kind === 'course') await announceCourseDecision(ctx, id)
  else if (kind === 'application') await announceMove(ctx, id, at)
  else if (kind === 'course_request') await announceAnswer(ctx, id, at)
  else await announceRejection(ctx, id, at)
}

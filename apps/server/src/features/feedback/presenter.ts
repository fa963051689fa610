import type { Feedback, ReceivedFeedback } from '@milepost/contract/feedback/schema'
import type { FeedbackRow } from '#features/feedback/repository.ts'

/** Feedback as its author sees it. */
export function presentFeedback(row: FeedbackRow): Feedback {
  const { id, name, namedToInstitution: named, type, target, rating, message, createdAt } = row
  return { id, name, named, type, target, rating, message, createdAt: createdAt.toISOString() }
}

/** Feedback as the institution sees it, with the name only if the writer allowed it. */
export function presentReceived(row: FeedbackRow): ReceivedFeedback {
  const { id, type, target, courseId, rating, message, createdAt } = row
  const name = row.namedToInstitution ? row.name : null
  return { id, name, type, target, courseId, rating, message, createdAt: createdAt.toISOString() }
}

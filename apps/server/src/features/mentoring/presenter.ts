import type { MentoringRequest, QueuedMentoringRequest } from '@milepost/contract/mentoring/schema'
import type { MentoringRow, QueuedRow } from '#features/mentoring/repository.ts'

/** A request as its learner sees it; `answer` is null until an admin has answered. */
export function presentRequest(row: MentoringRow): MentoringRequest {
  const { id, topic, status, answerTime, answerLink, answerNote } = row
  const isAnswered = answerTime !== null || answerLink !== null || answerNote !== null
  return {
    id,
    topic,
    status,
    proposedTimes: row.proposedTimes.map((time) => time.toISOString()),
    answer: isAnswered ? { time: answerTime?.toISOString() ?? null, link: answerLink, note: answerNote ?? '' } : null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** A request as admins see it. */
export function presentQueued(row: QueuedRow): QueuedMentoringRequest {
  const { requestedBy, plan, decidedAt } = row
  return { ...presentRequest(row), requestedBy, plan, decidedAt: decidedAt?.toISOString() ?? null }
}

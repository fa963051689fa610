import type { Application, ReceivedApplication } from '@milepost/contract/applications/schema'
import type { OwnRow, ReceivedRow } from '#features/applications/repository.ts'

function presentShared({ application, intakeStartsOn, messageCount, lastSide }: OwnRow) {
  const { id, courseId, courseTitle, intakeId, status, answer, offerUntil, sharesProgress } = application
  return {
    id,
    courseId,
    courseTitle,
    intake: intakeId === null || intakeStartsOn === null ? null : { id: intakeId, startsOn: intakeStartsOn },
    status,
    answer,
    offerUntil,
    sharesProgress,
    createdAt: application.createdAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString() ?? null,
    messages: { total: messageCount, last: lastSide },
  }
}

/** An application as its learner sees it. */
export function presentOwn(row: OwnRow): Application {
  const { institutionName, message } = row.application
  return { ...presentShared(row), institutionName, message }
}

/** An application as the institution sees it; without name, message and conversation once withdrawn. */
export function presentReceived({ name, email, sharedSteps, credential, ...row }: ReceivedRow): ReceivedApplication {
  const { status, message, undo } = row.application
  const isWithdrawn = status === 'withdrawn'
  return {
    ...presentShared(row),
    ...(isWithdrawn && { messages: { total: 0, last: null } }),
    message: isWithdrawn ? null : message,
    applicant: isWithdrawn ? null : { name, email },
    progress: sharedSteps,
    credential,
    undoable: undo !== null,
  }
}

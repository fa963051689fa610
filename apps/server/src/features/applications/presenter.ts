import type { Application, ReceivedApplication } from '@milepost/contract/applications/schema'
import type { ApplicationRow, ReceivedRow } from '#features/applications/repository.ts'

function presentShared(row: ApplicationRow) {
  const { id, courseId, courseTitle, status, answer } = row
  return {
    id,
    courseId,
    courseTitle,
    status,
    answer,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** An application as its learner sees it. */
export function presentOwn(row: ApplicationRow): Application {
  return { ...presentShared(row), institutionName: row.institutionName, message: row.message }
}

/** An application as the institution sees it; without name and message once withdrawn. */
export function presentReceived({ application, name, email }: ReceivedRow): ReceivedApplication {
  const isWithdrawn = application.status === 'withdrawn'
  return {
    ...presentShared(application),
    message: isWithdrawn ? null : application.message,
    applicant: isWithdrawn ? null : { name, email },
  }
}

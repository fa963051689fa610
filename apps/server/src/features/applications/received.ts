import type { Readable } from 'node:stream'
import type { exportApplications } from '@milepost/contract/applications/routes'
import type { AppliedCourse } from '@milepost/contract/applications/schema'
import type { QueryOf } from '@milepost/contract/http'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { requireCanAnswerFor, requireCanSeeReceived } from '#features/applications/policy.ts'
import { presentReceived } from '#features/applications/presenter.ts'
import {
  countByPlaces,
  findReceived,
  institutionExists,
  type ReceivedRow,
  type ReceivedSelection,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { sendCsv } from '#http/csv-reply.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type ReceivedQuery = QueryOf<typeof exportApplications>

export function filterOf(institutionId: number, query: ReceivedQuery): ReceivedSelection {
  const { course_id: courseId, intake_id: intakeId, status, search, from, to } = query
  return { institutionId, courseId, intakeId, status, search, from, to }
}

/**
 * Which courses of an institution were applied for, with their places and starts.
 * @throws {AppError} 'forbidden' for another institution; 'not_found'
 */
export async function readAppliedCourses(ctx: SignedInContext, institutionId: number): Promise<AppliedCourse[]> {
  requireCanSeeReceived(ctx.actor, institutionId)
  if (!(await institutionExists(ctx.db, institutionId))) throw new AppError('not_found')
  const found = new Map<number, AppliedCourse>()
  for (const row of await countByPlaces(ctx.db, institutionId)) {
    const { courseId: id, title, places, intakeId, startsOn, intakePlaces, applied, waiting, taken } = row
    const course = found.get(id) ?? { id, title, applied: 0, places, taken: 0, waiting: 0, intakes: [] }
    found.set(id, {
      ...course,
      applied: course.applied + applied,
      taken: course.taken + taken,
      waiting: course.waiting + waiting,
      intakes:
        intakeId === null || startsOn === null
          ? course.intakes
          : [...course.intakes, { id: intakeId, startsOn, places: intakePlaces, taken, waiting }],
    })
  }
  return [...found.values()]
}

const header = [
  'id',
  'name',
  'email',
  'course',
  'start',
  'state',
  'applied on',
  'changed on',
  'offer until',
  'message',
  'answer',
  'steps done',
  'steps',
]

/**
 * Streams what the filters leave as CSV, the latest first. The export itself is logged.
 * @throws {AppError} 'forbidden' for another institution
 */
export async function exportReceived(
  ctx: SignedInContext,
  institutionId: number,
  query: ReceivedQuery,
  reply: FastifyReply,
): Promise<Readable> {
  requireCanAnswerFor(ctx.actor, institutionId)
  await transaction(ctx, (tx) =>
    audit(tx, {
      action: 'applications.exported',
      objectType: 'institution',
      objectId: String(institutionId),
      details: {
        status: query.status ?? null,
        courseId: query.course_id ?? null,
        intakeId: query.intake_id ?? null,
      },
    }),
  )
  const filter = filterOf(institutionId, query)
  return sendCsv<ReceivedRow>(reply, ctx.clock(), {
    name: 'milepost-applications',
    header,
    cellsOf: (row) => cellsOf(row),
    find: (after, limit) => findReceived(ctx.db, { ...filter, beforeId: after?.application.id }, { limit, offset: 0 }),
  })
}

function cellsOf(row: ReceivedRow) {
  const { id, applicant, courseTitle, intake, status, createdAt, decidedAt, offerUntil, message, answer, progress } =
    presentReceived(row)
  return [
    id,
    applicant?.name ?? null,
    applicant?.email ?? null,
    courseTitle,
    intake?.startsOn ?? null,
    status,
    createdAt.slice(0, 10),
    decidedAt?.slice(0, 10) ?? null,
    offerUntil,
    message,
    answer,
    progress?.done ?? null,
    progress?.steps ?? null,
  ]
}

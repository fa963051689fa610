import type { Readable } from 'node:stream'
import type { exportAdminCourses } from '@milepost/contract/courses/routes'
import type { QueryOf } from '@milepost/contract/http'
import type { FastifyReply } from 'fastify'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { type AdminCourseRow, findAdminCoursesBefore } from '#features/courses/admin/repository.ts'
import { sendCsv } from '#http/csv-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

const header = [
  'id',
  'title',
  'description',
  'institution',
  'status',
  'reason',
  'duration',
  'price',
  'starts on',
  'mode',
  'country',
  'town',
  'language',
  'level',
  'archived',
]

/** Streams the filtered courses as CSV, newest first. The export itself is logged. */
export async function exportCourses(
  ctx: SignedInContext,
  filter: QueryOf<typeof exportAdminCourses>,
  reply: FastifyReply,
): Promise<Readable> {
  const { search = '', status = null, institution_id: institutionId = null } = filter
  await transaction(ctx, (tx) =>
    audit(tx, {
      action: 'courses.exported',
      objectType: 'course',
      objectId: 'courses',
      details: { search, status, institutionId },
    }),
  )
  return sendCsv(reply, ctx.clock(), {
    name: 'milepost-courses',
    header,
    cellsOf,
    find: (after, limit) => findAdminCoursesBefore(ctx.db, filter, after?.id, limit),
  })
}

function cellsOf(course: AdminCourseRow) {
  const { id, title, description, institutionName, status, rejectionReason, duration, price, startsOn } = course
  const archived = course.isArchived ? 'yes' : 'no'
  return [
    id,
    title,
    description,
    institutionName,
    status,
    rejectionReason,
    duration,
    price,
    startsOn,
    course.mode,
    course.country,
    course.town,
    course.language,
    course.level,
    archived,
  ]
}

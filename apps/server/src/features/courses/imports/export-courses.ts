import { Readable } from 'node:stream'
import { courseColumns, statusColumn } from '@milepost/contract/courses/imports/limits'
import type { FastifyReply } from 'fastify'
import type { Queryable } from '#db/client.ts'
import { cellsOf } from '#features/courses/imports/course-cells.ts'
import { requireImportable } from '#features/courses/imports/import-rules.ts'
import { findCoursesAfter, type OwnCourse } from '#features/courses/imports/repository.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { csvLine } from '#lib/csv.ts'

const rowsPerBatch = 200

/**
 * Streams an institution's courses as CSV. Importing the file again changes nothing.
 * @throws {AppError} the errors of `requireCanOffer`; 'not_found' for an unknown institution
 */
export async function exportCourses(
  ctx: SignedInContext,
  institutionId: number,
  reply: FastifyReply,
): Promise<Readable> {
  await requireImportable(ctx, institutionId)
  const day = ctx.clock().toISOString().slice(0, 10)
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="milepost-courses-${day}.csv"`)
  return Readable.from(writeFile(ctx.db, institutionId))
}

async function* writeFile(db: Queryable, institutionId: number) {
  // Without a byte order mark, spreadsheets misread Tamil and Sinhala.
  yield `\uFEFF${csvLine([...courseColumns, statusColumn])}`
  for (let after = 0; ; ) {
    const rows = await findCoursesAfter(db, institutionId, after, rowsPerBatch)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => csvLine(lineOf(row))).join('')
    after = last.id
  }
}

function lineOf(course: OwnCourse): (string | null)[] {
  const cells = cellsOf(course)
  return [...courseColumns.map((column) => cells[column]), course.isArchived ? 'archived' : course.status]
}

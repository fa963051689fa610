import type { RecentImport } from '@milepost/contract/courses/imports/schema'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  type CourseBeforeImport,
  deleteCourses,
  deleteImportsBefore,
  findImport,
  findImportChanges,
  findOwnCourses,
  findRecentImports,
  lockCourses,
  lockInstitutionForImport,
  markImportUndone,
  replaceSkillsOf,
} from '#features/courses/imports/repository.ts'
import { type CourseRow, requireCanOffer, updateCourseWithVersion, writtenColumns } from '#features/courses/index.ts'
import { extractSkills } from '#features/courses/skills/index.ts'
import { markFileRead } from '#features/courses/submissions/index.ts'
import { institutionExists } from '#features/institutions/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const undoableFor = 24 * 60 * 60 * 1000

const startOf = (ctx: Pick<Dependencies, 'clock'>) => new Date(ctx.clock().getTime() - undoableFor)

/** What has to be kept of a course to undo a change by an import. */
export function stateOf(course: CourseRow): CourseBeforeImport {
  const { title, description, duration, price, startsOn, places, mode, country, town } = course
  const { language, level, status, rejectionReason, skills } = course
  return {
    title,
    description,
    duration,
    price,
    startsOn,
    places,
    mode,
    country,
    town,
    language,
    level,
    status,
    rejectionReason,
    skills,
    confirmedAt: course.confirmedAt?.toISOString() ?? null,
  }
}

/**
 * Lists imports of the last day that were not undone.
 * @throws {AppError} the errors of `requireCanOffer`; 'not_found' for an unknown institution
 */
export async function listRecentImports(ctx: SignedInContext, institutionId: number): Promise<RecentImport[]> {
  requireCanOffer(ctx.actor, institutionId, undefined)
  if (!(await institutionExists(ctx.db, institutionId))) throw new AppError('not_found')
  const rows = await findRecentImports(ctx.db, institutionId, startOf(ctx))
  return rows.map(({ id, created, updated, createdAt, isChanged, isInUse }) => ({
    id,
    created,
    updated,
    createdAt: createdAt.toISOString(),
    undoableUntil: new Date(createdAt.getTime() + undoableFor).toISOString(),
    state: isInUse ? 'in_use' : isChanged ? 'changed' : 'undoable',
  }))
}

/**
 * Deletes what an import created and restores what it changed, in one transaction. Doing it twice does it once.
 * @throws {AppError} the errors of `requireCanOffer`; 'not_found' for an unknown or older import
 * @throws {AppError} 'import_in_use' if a learner has applied since; 'changed_meanwhile' if a course was changed since
 */
export async function undoImport(
  ctx: SignedInContext,
  institutionId: number,
  importId: number,
): Promise<{ deleted: number; restored: number }> {
  requireCanOffer(ctx.actor, institutionId, undefined)
  return transaction(ctx, async (tx) => {
    if (!(await lockInstitutionForImport(tx.db, institutionId))) throw new AppError('not_found')
    const changes = await findImportChanges(tx.db, importId)
    await lockCourses(
      tx.db,
      changes.map(({ courseId }) => courseId),
    )
    // After the locks: nothing changes or applies any more.
    const found = await findImport(tx.db, institutionId, importId, startOf(tx))
    if (found === undefined) throw new AppError('not_found')
    const counts = { deleted: found.created, restored: found.updated }
    if (found.undoneAt !== null) return counts
    if (found.isInUse) throw new AppError('import_in_use')
    if (found.isChanged) throw new AppError('changed_meanwhile')
    const own = await findOwnCourses(
      tx.db,
      institutionId,
      changes.map(({ courseId }) => courseId),
    )
    const beforeOf = new Map(changes.map(({ courseId, before }) => [courseId, before]))
    await removeCreated(
      tx,
      own.filter(({ id }) => beforeOf.get(id) === null),
    )
    for (const course of own) {
      const before = beforeOf.get(course.id)
      if (before) await restore(tx, course, before)
    }
    await markFileRead(tx, institutionId)
    await markImportUndone(tx.db, importId, tx.clock())
    await audit(tx, {
      action: 'courses.import_undone',
      objectType: 'institution',
      objectId: String(institutionId),
      details: counts,
    })
    return counts
  })
}

async function removeCreated(tx: SignedInContext, created: readonly CourseRow[]): Promise<void> {
  await deleteCourses(
    tx.db,
    created.map(({ id }) => id),
  )
  for (const { id, skills } of created) await tx.jobs.send(tx, 'link-steps', { courseId: id, skills })
}

async function restore(tx: SignedInContext, course: CourseRow, before: CourseBeforeImport): Promise<void> {
  const { title, description, duration, price, startsOn, places, mode, country, town } = before
  const { language, level, status, rejectionReason, confirmedAt } = before
  const confirmed = confirmedAt === null ? null : { skills: before.skills, level }
  const facts = extractSkills({ title, description, confirmed })
  await updateCourseWithVersion(tx.db, course.id, {
    ...writtenColumns({ title, description, duration, price, startsOn, places, mode, country, town, language }),
    ...facts.columns,
    ...(status === 'approved' && { approvedContent: null }),
    status,
    rejectionReason,
    confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
  })
  await replaceSkillsOf(tx.db, [{ courseId: course.id, skills: facts.skills }])
  const skills = new Set([...course.skills, ...facts.skills.map(({ id }) => id)])
  await tx.jobs.send(tx, 'link-steps', { courseId: course.id, skills: [...skills] })
}

/** Deletes what was kept to undo imports of more than a day ago. */
export async function deletePastImports(ctx: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await deleteImportsBefore(ctx.db, startOf(ctx))
}

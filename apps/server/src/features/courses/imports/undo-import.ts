import { isDeepStrictEqual } from 'node:util'
import type { RecentImport, UndoneImport } from '@milepost/contract/courses/imports/schema'
import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  fieldsWithoutApproval,
  requireImportable,
  requireSettledCodes,
} from '#features/courses/imports/import-rules.ts'
import {
  type CourseState,
  deleteCourses,
  deleteImportsBefore,
  findImport,
  findImportChanges,
  findOwnCourses,
  findRecentImports,
  type ImportedParts,
  isCodeTaken,
  lockCourses,
  lockInstitutionForImport,
  markImportUndone,
  type OwnCourse,
  replaceSkillsOf,
} from '#features/courses/imports/repository.ts'
import { approvedContentOf, requireCanOffer, updateCourseWithVersion, writtenColumns } from '#features/courses/index.ts'
import { replaceIntakes } from '#features/courses/intakes/index.ts'
import { extractSkills } from '#features/courses/skills/index.ts'
import { markFileRead } from '#features/courses/submissions/index.ts'
import { mustModerateCourses } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

const undoableFor = 24 * 60 * 60 * 1000

const startOf = (ctx: Pick<Dependencies, 'clock'>) => new Date(ctx.clock().getTime() - undoableFor)

const partNames = [
  ...(['code', 'title', 'description', 'duration', 'price', 'startsOn', 'places'] as const),
  ...(['intakes', 'whereabouts', 'language', 'confirmed'] as const),
] as const satisfies readonly (keyof ImportedParts)[]
type PartName = (typeof partNames)[number]

/** What has to be kept of a course to undo a change by an import. */
export function stateOf(course: OwnCourse): CourseState {
  const { code, title, description, duration, price, startsOn, places, mode, country, town, level } = course
  const { language, status, rejectionReason } = course
  return {
    code,
    title,
    description,
    duration,
    price,
    startsOn,
    places,
    intakes: course.intakes.map((intake) => ({
      startsOn: intake.startsOn,
      places: intake.places,
      mode: intake.mode ?? null,
      country: intake.country ?? null,
      town: intake.town ?? null,
    })),
    whereabouts: { mode, country, town },
    language,
    confirmed: course.confirmedAt === null ? null : { skills: course.skills.toSorted(), level },
    status,
    rejectionReason,
  }
}

/** Lists imports of the last day that were not undone, the latest first. */
export async function listRecentImports(ctx: SignedInContext, institutionId: number): Promise<RecentImport[]> {
  await requireImportable(ctx, institutionId)
  const rows = await findRecentImports(ctx.db, institutionId, startOf(ctx))
  return rows.map(({ id, created, updated, createdAt }) => ({
    id,
    created,
    updated,
    createdAt: createdAt.toISOString(),
    undoableUntil: new Date(createdAt.getTime() + undoableFor).toISOString(),
  }))
}

/**
 * Takes back what an import changed, in one transaction. What was changed later stays, and so do new courses that were
 * changed or applied for. Doing it twice does it once.
 * @throws {AppError} the errors of `requireCanOffer`; 'not_found' for an unknown or older import
 * @throws {AppError} 'changed_meanwhile' if another course gets a code at the same moment
 */
export async function undoImport(ctx: SignedInContext, institutionId: number, importId: number): Promise<UndoneImport> {
  requireCanOffer(ctx.actor, institutionId, undefined)
  const change = transaction(ctx, async (tx) => {
    if (!(await lockInstitutionForImport(tx.db, institutionId))) throw new AppError('not_found')
    const found = await findImport(tx.db, institutionId, importId, startOf(tx))
    if (found === undefined) throw new AppError('not_found')
    const ids = (await findImportChanges(tx.db, importId)).map(({ courseId }) => courseId)
    await lockCourses(tx.db, ids)
    // After the locks: nothing changes or applies any more.
    const changes = new Map((await findImportChanges(tx.db, importId)).map((change) => [change.courseId, change]))
    const own = await findOwnCourses(tx.db, institutionId, ids)
    const created = own.filter(({ id }) => changes.get(id)?.before === null)
    const kept = created.filter(({ id, version }) => {
      const change = changes.get(id)
      return found.undoneAt !== null || change?.isInUse === true || change?.version !== version
    })
    const changed = own.flatMap((course) => {
      const states = changes.get(course.id)?.before ?? null
      return states === null ? [] : [{ course, states, parts: partsOf(course, states) }]
    })
    const outcome = {
      deleted: found.created - kept.length,
      restored: changed.filter(({ parts }) => parts.changed.length > parts.later.length).length,
      changedLater: changed.filter(({ parts }) => parts.later.length > 0).length,
      kept: kept.map(({ id, title }) => ({ id, title })),
    }
    if (found.undoneAt !== null) return outcome
    await removeCreated(
      tx,
      created.filter((course) => !kept.includes(course)),
    )
    const waiting = tx.actor.role !== 'admin' && (await mustModerateCourses(tx.db))
    for (const each of changed) await restore(tx, each, waiting)
    await markFileRead(tx, institutionId)
    await markImportUndone(tx.db, importId, tx.clock())
    await audit(tx, {
      action: 'courses.import_undone',
      objectType: 'institution',
      objectId: String(institutionId),
      details: { ...outcome, kept: kept.length },
    })
    return outcome
  })
  return requireSettledCodes(change)
}

async function removeCreated(tx: SignedInContext, created: readonly OwnCourse[]): Promise<void> {
  await deleteCourses(
    tx.db,
    created.map(({ id }) => id),
  )
  for (const { id, skills } of created) await tx.jobs.send(tx, 'link-steps', { courseId: id, skills })
}

type ImportedStates = CourseState & { readonly after: CourseState }

interface ChangedCourse {
  readonly course: OwnCourse
  readonly states: ImportedStates
  readonly parts: ReturnType<typeof partsOf>
}

const isSame = (some: ImportedParts, other: ImportedParts, part: PartName) => isDeepStrictEqual(some[part], other[part])

/** The parts that the import changed, those that still are as it left them, and those with a third value by now. */
function partsOf(course: OwnCourse, { after, ...before }: ImportedStates) {
  const now = stateOf(course)
  const changed = partNames.filter((part) => !isSame(before, after, part))
  return {
    changed,
    untouched: changed.filter((part) => isSame(now, after, part)),
    later: changed.filter((part) => !isSame(now, after, part) && !isSame(now, before, part)),
  }
}

async function restore(tx: SignedInContext, changed: ChangedCourse, waiting: boolean): Promise<void> {
  const { course, states, parts } = changed
  const isTaken = parts.untouched.includes('code') && (await isCodeTaken(tx.db, course.institutionId ?? 0, states.code))
  const returning = parts.untouched.filter((part) => part !== 'code' || !isTaken)
  if (returning.length === 0) return
  const now = stateOf(course)
  const next: CourseState = { ...now, ...Object.fromEntries(returning.map((part) => [part, states[part]])) }
  const { title, description, whereabouts, confirmed, intakes } = next
  const facts = extractSkills({ title, description, confirmed })
  await updateCourseWithVersion(tx.db, course.id, {
    ...writtenColumns({ ...columnsOf(next), ...whereabouts }),
    ...facts.columns,
    ...(returning.includes('confirmed') ? { confirmedAt: confirmed === null ? null : tx.clock() } : {}),
    ...statusAfter(tx, changed, { next, returning, waiting }),
  })
  if (returning.includes('intakes')) await replaceIntakes(tx.db, course.id, intakes)
  await replaceSkillsOf(tx.db, [{ courseId: course.id, skills: facts.skills }])
  const skills = new Set([...course.skills, ...facts.skills.map(({ id }) => id)])
  await tx.jobs.send(tx, 'link-steps', { courseId: course.id, skills: [...skills] })
}

function columnsOf({ code, title, description, duration, price, startsOn, places, language }: ImportedParts) {
  return { code, title, description, duration, price, startsOn, places, language }
}

interface Restoration {
  readonly next: CourseState
  readonly returning: readonly PartName[]
  readonly waiting: boolean
}

/** A course that is as before the import has its status from then. Any other mix of contents has to be approved. */
function statusAfter(
  tx: SignedInContext,
  { course, states }: ChangedCourse,
  { next, returning, waiting }: Restoration,
) {
  const { after, ...before } = states
  const isAsBefore = partNames.every((part) => isSame(next, before, part))
  const isUndecided = course.status === after.status && course.rejectionReason === after.rejectionReason
  if (isAsBefore && isUndecided) {
    const { status, rejectionReason } = before
    return { status, rejectionReason, ...(status === 'approved' ? { approvedContent: null } : {}) }
  }
  const wasApproved = isAsBefore && before.status === 'approved'
  const needsApproval = waiting && !wasApproved && returning.some((part) => !fieldsWithoutApproval.has(part))
  return course.status === 'approved' && needsApproval
    ? { status: 'pending' as const, submittedAt: tx.clock(), ...approvedContentOf(course) }
    : {}
}

/** Deletes what was kept to undo imports of more than a day ago. */
export async function deletePastImports(ctx: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await deleteImportsBefore(ctx.db, startOf(ctx))
}

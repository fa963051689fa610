import type { saveCourseIntakes } from '@milepost/contract/applications/routes'
import type { Intake } from '@milepost/contract/applications/schema'
import type { BodyOf } from '@milepost/contract/http'
import type { Actor, Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { requireOwnCourse } from '#features/applications/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import {
  findCourse,
  lacksCountry,
  lockCourse,
  updateCourseWithVersion,
  whereaboutsOf,
} from '#features/courses/index.ts'
import {
  deleteIntake,
  findTakenIntakes,
  insertIntake,
  isInUse,
  type StoredIntake,
  updateIntake,
} from '#features/courses/intakes/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'
import { dayOf } from '#lib/day-of.ts'

/**
 * The starts of a course that are still to come; its own institution and admins read all, with the taken places.
 * @throws {AppError} 'not_found' for a course that they can't see
 */
export async function readIntakes(
  ctx: Pick<Context, 'db' | 'clock'> & { readonly actor: Actor | null },
  courseId: number,
): Promise<Intake[]> {
  const course = await findCourse(ctx.db, courseId)
  const isOwn =
    ctx.actor?.role === 'admin' ||
    (ctx.actor?.role === 'institution' && ctx.actor.institutionId === course?.institutionId)
  if (course === undefined || !(isOwn || course.isOffered)) throw new AppError('not_found')
  const rows = await findTakenIntakes(ctx.db, courseId, isOwn ? undefined : dayOf(ctx.clock()))
  return rows.map((row) => present(row, isOwn))
}

/**
 * Sets the starts of an own course: those without an id are new, and those that are left out are deleted.
 * @throws {AppError} 'not_found' for another's course or an unknown start; 'intake_in_use' to delete one that learners
 * have applied for; 'invalid' without a country where it needs one
 */
export async function saveIntakes(
  ctx: SignedInContext,
  courseId: number,
  { intakes }: BodyOf<typeof saveCourseIntakes>,
): Promise<Intake[]> {
  return transaction(ctx, async (tx) => {
    // Those who apply at the same time wait.
    requireOwnCourse(tx.actor, await lockCourse(tx.db, courseId))
    const before = new Map((await findTakenIntakes(tx.db, courseId)).map(({ intake }) => [intake.id, intake]))
    const kept = new Set(intakes.map(({ id }) => id))
    for (const { id, startsOn } of before.values()) {
      if (kept.has(id)) continue
      if (await isInUse(tx.db, id)) throw new AppError('intake_in_use', { params: { day: startsOn } })
      await deleteIntake(tx.db, id)
    }
    for (const [at, { id, startsOn, places = null, ...where }] of intakes.entries()) {
      const columns = { startsOn, places, ...whereaboutsOf(null, where) }
      if (lacksCountry(columns)) {
        throw new AppError('invalid', { issues: [{ field: `intakes.${at}.country`, rule: 'required' }] })
      }
      if (id === undefined) await insertIntake(tx.db, courseId, columns)
      else if (before.has(id)) await updateIntake(tx.db, id, columns)
      else throw new AppError('not_found')
    }
    await updateCourseWithVersion(tx.db, courseId, {})
    await audit(tx, { action: 'course.intakes_changed', objectType: 'course', objectId: String(courseId) })
    await tx.jobs.send(tx, 'tend-offers', { courseId })
    return (await findTakenIntakes(tx.db, courseId)).map((row) => present(row, true))
  })
}

function present({ intake, taken }: { intake: StoredIntake; taken: number }, isOwn: boolean): Intake {
  const { id, startsOn, places, mode, country, town } = intake
  return {
    id,
    startsOn,
    ...(places !== null && { places, ...(taken >= places && { full: true }) }),
    ...(mode !== null && { mode }),
    ...(country !== null && { country }),
    ...(town !== null && { town }),
    ...(isOwn && { taken }),
  }
}

import { languageOf } from '@milepost/advisor'
import type { NewCourse } from '@milepost/contract/courses/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { requireCanOffer } from '#features/courses/policy.ts'
import { type CourseRow, findCourse, insertCourse } from '#features/courses/repository.ts'
import { extractAndStoreSkills, requireKnownSkills } from '#features/courses/skills/index.ts'
import { notifyOfSubmission } from '#features/courses/submissions/index.ts'
import { requireCountry, requireOwnCode, whereaboutsOf, writtenColumns } from '#features/courses/written-columns.ts'
import { institutionExists } from '#features/institutions/index.ts'
import { mustModerateCourses } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Creates a course. It is approved immediately, unless the admin sets a status or the platform moderates institutions.
 * @throws {AppError} 'forbidden' for another's institution or a status set by an institution
 * @throws {AppError} 'invalid' for an unknown institution or skill, without a country where it needs one, and for a code
 * that another course has
 */
export async function createCourse(ctx: SignedInContext, input: NewCourse): Promise<CourseRow> {
  const { institution_id: institutionId, status, title, description, skills, level } = input
  const whereabouts = whereaboutsOf(null, input)
  requireCountry(whereabouts)
  requireCanOffer(ctx.actor, institutionId, status)
  requireKnownSkills([...(skills ?? []), ...(input.demanded_skill === undefined ? [] : [input.demanded_skill])])
  const creation = transaction(ctx, async (tx) => {
    if (!(await institutionExists(tx.db, institutionId))) {
      throw new AppError('invalid', { issues: [{ field: 'institution_id', rule: 'not_there' }] })
    }
    const waits = tx.actor.role !== 'admin' && (await mustModerateCourses(tx.db))
    const id = await insertCourse(tx.db, {
      ...writtenColumns(input),
      ...whereabouts,
      institutionId,
      title,
      description,
      demandedSkill: input.demanded_skill,
      status: status ?? (waits ? 'pending' : 'approved'),
      language: input.language ?? languageOf(title, description),
      confirmedAt: skills === undefined ? null : tx.clock(),
      createdAt: tx.clock(),
    })
    const confirmed = skills === undefined ? null : { skills, level: level ?? null }
    const taught = await extractAndStoreSkills(tx, { id, title, description, confirmed })
    await audit(tx, {
      action: 'course.created',
      objectType: 'course',
      objectId: String(id),
      details: { title, institutionId },
    })
    if (waits) await notifyOfSubmission(tx, { id, title, institutionId, version: 1 })
    await tx.jobs.send(tx, 'link-steps', { courseId: id, skills: taught })
    return required(await findCourse(tx.db, id))
  })
  return requireOwnCode(creation)
}

function required(course: CourseRow | undefined): CourseRow {
  if (course === undefined) throw new Error('the course was not stored')
  return course
}

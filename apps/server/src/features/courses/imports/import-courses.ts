import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { languageOf } from '@milepost/advisor'
import type { importCourses as importCoursesRoute } from '@milepost/contract/courses/imports/routes'
import type { CourseImportPreview } from '@milepost/contract/courses/imports/schema'
import type { BodyOf, ReplyOf } from '@milepost/contract/http'
import type { Queryable } from '#db/client.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { describeChange } from '#features/courses/imports/course-cells.ts'
import {
  fieldsWithoutApproval,
  requireImportable,
  requireSettledCodes,
} from '#features/courses/imports/import-rules.ts'
import {
  changesManyTitles,
  countsOf,
  type ImportPlan,
  type PlannedLine,
  planImport,
  titleKey,
} from '#features/courses/imports/plan-import.ts'
import { type CourseFile, readCourseFile } from '#features/courses/imports/read-course-file.ts'
import {
  findCourseFileColumns,
  findOwnCourses,
  findTitles,
  insertImport,
  keepCourseFileColumns,
  lockCourses,
  lockInstitutionForImport,
  replaceSkillsOf,
} from '#features/courses/imports/repository.ts'
import { stateOf } from '#features/courses/imports/undo-import.ts'
import { approvedContentOf, insertCourses, updateCourseWithVersion, writtenColumns } from '#features/courses/index.ts'
import { type CourseIntake, replaceIntakes } from '#features/courses/intakes/index.ts'
import { extractSkills } from '#features/courses/skills/index.ts'
import { notifyOfSubmissions } from '#features/courses/submissions/index.ts'
import { mustModerateCourses } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type Imported = ReplyOf<typeof importCoursesRoute>
type ImportRequest = BodyOf<typeof importCoursesRoute>
type Facts = ReturnType<typeof extractSkills>
type Created = Extract<PlannedLine, { action: 'create' }>
type Changed = Extract<PlannedLine, { action: 'update' | 'unchanged' }>

/**
 * Previews an import without changing anything.
 * @throws {AppError} the errors of `requireCanOffer`; 'not_found' for an unknown institution; 'invalid' for the file
 */
export async function previewImport(
  ctx: SignedInContext,
  institutionId: number,
  csv: string,
): Promise<CourseImportPreview> {
  await requireImportable(ctx, institutionId)
  const file = await readCourseFile(csv)
  const plan = await planFor(ctx.db, institutionId, file, csv)
  const { lines, digest } = plan
  return {
    ...countsOf(lines),
    changesManyTitles: changesManyTitles(plan),
    lines: lines.map((planned) => ({
      line: planned.line,
      action: planned.action,
      title: planned.title,
      courseId: 'before' in planned ? planned.before.id : null,
      changes: 'changes' in planned ? planned.changes.map(describeChange) : [],
      issues:
        planned.action !== 'refuse'
          ? []
          : planned.issues.map((issue) => ({
              ...issue,
              params: { ...issue.params },
              message: ctx.messages.ofIssue(issue),
            })),
    })),
    ignoredColumns: [...file.ignoredColumns],
    plan: digest,
  }
}

/**
 * Imports a file exactly as previewed, in one transaction, with moderation. Sending it twice imports once.
 * @throws {AppError} the errors of `previewImport`; 'changed_meanwhile' if the result would differ from the preview;
 * 'invalid' if many titles would change without `confirmTitleChanges`
 */
export async function importCourses(
  ctx: SignedInContext,
  institutionId: number,
  { csv, plan, confirmTitleChanges = false, columns = {} }: ImportRequest,
): Promise<Imported> {
  await requireImportable(ctx, institutionId)
  const file = await readCourseFile(csv)
  // The slow part runs before anything is locked.
  const facts = await extractAllSkills(await planFor(ctx.db, institutionId, file, csv))
  const change = transaction(ctx, async (tx) => {
    if (!(await lockInstitutionForImport(tx.db, institutionId))) throw new AppError('not_found')
    const waiting = tx.actor.role !== 'admin' && (await mustModerateCourses(tx.db))
    const planned = await planFor(tx.db, institutionId, file, csv, true)
    const { lines, digest } = planned
    const counts = countsOf(lines)
    if (counts.created + counts.updated === 0) return { ...counts, waiting: false, importId: null }
    if (digest !== plan) throw new AppError('changed_meanwhile')
    if (changesManyTitles(planned) && !confirmTitleChanges) {
      const issue = { field: 'confirmTitleChanges', rule: 'many_titles', params: planned.titles }
      throw new AppError('invalid', { issues: [issue] })
    }
    const factsOf = (line: number): Facts => {
      const known = facts.get(line)
      // Something changed between the two reads and was changed back before this one.
      if (known === undefined) throw new AppError('changed_meanwhile')
      return known
    }
    const created = await createAll(tx, { institutionId, waiting, factsOf }, lines.filter(isCreated))
    const updated = lines.filter(isUpdated)
    await updateAll(tx, { waiting, factsOf }, updated)
    const changed = await findOwnCourses(
      tx.db,
      institutionId,
      updated.map(({ before }) => before.id),
    )
    const beforeOf = new Map(updated.map(({ before }) => [before.id, before]))
    await keepCourseFileColumns(tx.db, institutionId, columns)
    const importId = await insertImport(tx.db, {
      institutionId,
      created: counts.created,
      updated: counts.updated,
      createdAt: tx.clock(),
      changes: [
        ...created.map((courseId) => ({ courseId, version: 1, before: null })),
        ...changed.map((after) => ({
          courseId: after.id,
          version: after.version,
          before: { ...stateOf(beforeOf.get(after.id) ?? after), after: stateOf(after) },
        })),
      ],
    })
    if (waiting) {
      const resubmitted = updated.filter(({ before }) => before.status === 'approved')
      await notifyOfSubmissions(tx, institutionId, counts.created + resubmitted.length)
    }
    await audit(tx, {
      action: 'courses.imported',
      objectType: 'institution',
      objectId: String(institutionId),
      details: { created: counts.created, updated: counts.updated },
    })
    return { ...counts, waiting, importId }
  })
  return requireSettledCodes(change)
}

/** Which column is which in the institution's files, as it was at its last imports. */
export async function listCourseFileColumns(ctx: SignedInContext, institutionId: number) {
  await requireImportable(ctx, institutionId)
  return { ...(await findCourseFileColumns(ctx.db, institutionId)) }
}

async function planFor(
  db: Queryable,
  institutionId: number,
  file: CourseFile,
  csv: string,
  hold = false,
): Promise<ImportPlan> {
  const said = file.lines.flatMap(({ course }) => (course === null ? [] : [course]))
  const ids = new Set(said.map(({ milepost_id: id }) => id))
  const titles = new Set(said.map(({ title = '' }) => titleKey(title)))
  const codes = new Set(said.map(({ code = '' }) => code))
  const meant = (await findTitles(db, institutionId)).filter(
    ({ id, code, title }) => ids.has(id) || (code !== '' && codes.has(code)) || titles.has(titleKey(title)),
  )
  const meantIds = meant.map(({ id }) => id)
  if (hold) await lockCourses(db, meantIds)
  return planImport(institutionId, await findOwnCourses(db, institutionId, meantIds), file, csv)
}

const isCreated = (line: PlannedLine): line is Created => line.action === 'create'
const isUpdated = (line: PlannedLine): line is Changed => line.action === 'update'
const coursesPerBatch = 20

/** The skills of each new or changed course, by line; yields to other requests in between. */
async function extractAllSkills({ lines }: ImportPlan): Promise<ReadonlyMap<number, Facts>> {
  const facts = new Map<number, Facts>()
  for (const line of lines) {
    if (!isCreated(line) && !isUpdated(line)) continue
    facts.set(line.line, extractSkills({ ...line.course, confirmed: confirmedOf(line) }))
    if (facts.size % coursesPerBatch === 0) await yieldToEventLoop()
  }
  return facts
}

function confirmedOf(line: Created | Changed) {
  const { skills, level } = line.course
  if (line.action === 'create') return skills === undefined ? null : { skills, level: level ?? null }
  const { before } = line
  if (skills === undefined && before.confirmedAt === null) return null
  return { skills: skills ?? before.skills, level: level === undefined ? before.level : level }
}

interface Means {
  readonly waiting: boolean
  readonly factsOf: (line: number) => Facts
}

async function createAll(
  tx: SignedInContext,
  { institutionId, waiting, factsOf }: Means & { readonly institutionId: number },
  lines: readonly Created[],
): Promise<number[]> {
  const rows = lines.map(({ line, course }) => {
    const { title, description, language = languageOf(title, description), skills } = course
    return {
      ...writtenColumns(course),
      institutionId,
      title,
      description,
      language,
      ...factsOf(line).columns,
      status: waiting ? ('pending' as const) : ('approved' as const),
      confirmedAt: skills === undefined ? null : tx.clock(),
      createdAt: tx.clock(),
    }
  })
  const ids = await insertCourses(tx.db, rows)
  const taught = lines.flatMap(({ line }, at) => {
    const courseId = ids[at]
    return courseId === undefined ? [] : [{ courseId, skills: factsOf(line).skills }]
  })
  await replaceSkillsOf(tx.db, taught)
  for (const [at, { course }] of lines.entries()) await writeIntakes(tx.db, ids[at], course.intakes)
  const [first] = ids
  if (first === undefined) return ids
  // Steps without a course check all courses that teach them, so one job covers all new courses.
  const skills = new Set(taught.flatMap((each) => each.skills.map(({ id }) => id)))
  await tx.jobs.send(tx, 'link-steps', { courseId: first, skills: [...skills] })
  return ids
}

async function writeIntakes(db: Queryable, courseId: number | undefined, intakes: readonly CourseIntake[] | undefined) {
  if (courseId !== undefined && intakes !== undefined) await replaceIntakes(db, courseId, intakes)
}

async function updateAll(tx: SignedInContext, { waiting, factsOf }: Means, lines: readonly Changed[]): Promise<void> {
  for (const { line, before, changes, course } of lines) {
    await updateCourseWithVersion(tx.db, before.id, {
      ...writtenColumns(course),
      ...factsOf(line).columns,
      ...(course.skills === undefined ? {} : { confirmedAt: tx.clock() }),
      ...(waiting && before.status === 'approved' && changes.some(({ field }) => !fieldsWithoutApproval.has(field))
        ? { status: 'pending' as const, submittedAt: tx.clock(), ...approvedContentOf(before) }
        : {}),
    })
    await writeIntakes(tx.db, before.id, course.intakes)
  }
  await replaceSkillsOf(
    tx.db,
    lines.map(({ line, before }) => ({ courseId: before.id, skills: factsOf(line).skills })),
  )
  for (const { line, before } of lines) {
    const skills = new Set([...before.skills, ...factsOf(line).skills.map(({ id }) => id)])
    await tx.jobs.send(tx, 'link-steps', { courseId: before.id, skills: [...skills] })
  }
}

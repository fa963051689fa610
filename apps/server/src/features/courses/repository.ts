import type { CatalogueCourse, CourseIndex, TaughtSkill } from '@milepost/advisor'
import { knowledge } from '@milepost/advisor/knowledge'
import type { CourseLevel } from '@milepost/contract/courses'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import type { RowOf } from '#db/row-of.ts'
import { catalogueVersions, courseDecisions, courseSkills, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import type { Slice } from '#http/paging.ts'
import { type Beginnings, hasWords, type WordMatch } from '#lib/search-words.ts'
import { shareLookups } from '#lib/shared-lookup.ts'

export type CourseUndo = NonNullable<(typeof courseDecisions.$inferSelect)['undo']>
export type CourseRow = RowOf<typeof courseColumns>
export type CourseColumns = typeof courses.$inferInsert
type Entry = CourseIndex['entries'][number]
type CandidateRow = Omit<CatalogueCourse, 'confirmed'> & {
  readonly level: CourseLevel | null
  readonly skills: TaughtSkill[] | null
}
export type Condition = SQL | undefined

export const courseColumns = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  duration: courses.duration,
  price: courses.price,
  startsOn: courses.startsOn,
  places: courses.places,
  // Names are written out: Drizzle omits the table's name in single-table queries, so `id` would be the application's.
  /** Accepted applications, counted only where places are limited. */
  placesTaken: sql<number>`case when courses.places is null then 0 else (select count(*)::int from applications
    where applications.course_id = courses.id and applications.status = 'accepted') end`,
  institutionId: courses.institutionId,
  status: courses.status,
  language: courses.language,
  level: courses.level,
  rejectionReason: courses.rejectionReason,
  confirmedAt: courses.confirmedAt,
  version: courses.version,
  applicationsClosed: courses.applicationsClosed,
  isArchived: courses.isArchived,
  submittedAt: courses.submittedAt,
  approvedContent: courses.approvedContent,
  isOffered: offered,
  /** Skill ids, strongest first. */
  skills: sql<string[]>`array(select ${courseSkills.skillId} from ${courseSkills}
    where ${courseSkills.courseId} = ${courses.id} order by ${courseSkills.strength} desc, ${courseSkills.skillId})`,
}

export function byStatus(status: CourseRow['status']): SQL {
  return eq(courses.status, status)
}

/** Matches words of the title, which have weight A, and their prefixes. */
export const titleMatch: WordMatch = { operator: '&', allowsParts: true, weight: 'A' }

/** Every word is a prefix of a word in title or description, unless `match` says otherwise. */
export function whereTextMatches(search: string, match?: WordMatch, beginnings?: Beginnings): Condition {
  return hasWords(courses.search, search, match, beginnings)
}

export function byArchived(isArchived: boolean): SQL {
  return eq(courses.isArchived, isArchived)
}

export function byInstitution(institutionId: number): SQL {
  return eq(courses.institutionId, institutionId)
}

export function pendingOf(institutionId: number): Condition {
  return and(byInstitution(institutionId), byStatus('pending'))
}

const orderColumns = {
  title: sql`lower(${courses.title})`,
  status: courses.status,
  price: sql`coalesce(${courses.price}, 0)`,
  weeks: courses.weeks,
  startsOn: courses.startsOn,
}

interface OwnOrder {
  readonly sort?: keyof typeof orderColumns | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** The order of an institution's own courses. Without a value they come last. */
export function orderOf({ sort, direction }: OwnOrder): SQL[] {
  if (sort === undefined) return [desc(courses.id)]
  const column = orderColumns[sort]
  return [direction === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, desc(courses.id)]
}

/** Newest first, unless another order is given. The page's ids are found on an index before the wide rows are read. */
export async function findCourses(
  db: Queryable,
  condition: Condition,
  slice: Slice,
  order: readonly SQL[] = [desc(courses.id)],
): Promise<CourseRow[]> {
  const page = db
    .select({ id: courses.id })
    .from(courses)
    .where(condition)
    .orderBy(...order)
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page')
  return db
    .select(courseColumns)
    .from(page)
    .innerJoin(courses, eq(courses.id, page.id))
    .orderBy(...order)
}

/** Counts courses, with a limit no more than that many: then it stops there. */
export async function countCoursesWhere(db: Queryable, condition: Condition, limit?: number): Promise<number> {
  const found = db.select({ id: courses.id }).from(courses).where(condition)
  const counted = (limit === undefined ? found : found.limit(limit)).as('counted')
  const [row] = await db.select({ total: count() }).from(counted)
  return row?.total ?? 0
}

/** Prepares the query of the catalogue's version, which runs with every request. */
export function prepareCatalogueVersion(db: Queryable): () => Promise<number> {
  const statement = db
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .prepare('find_catalogue_version')
  const find = shareLookups(async (keys) => {
    const [row] = await statement.execute()
    return new Map(keys.map((key) => [key, row?.version ?? 0]))
  })
  return async () => (await find('version')) ?? 0
}

export async function findCourse(db: Queryable, id: number): Promise<CourseRow | undefined> {
  const [course] = await db.select(courseColumns).from(courses).where(eq(courses.id, id)).limit(1)
  return course
}

/** The course, locked so that decisions about it run one after the other. */
export async function lockCourse(db: Queryable, id: number): Promise<CourseRow | undefined> {
  const [course] = await db.select(courseColumns).from(courses).where(eq(courses.id, id)).limit(1).for('update')
  return course
}

export async function institutionExists(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).for('share')
  return rows.length > 0
}

/** '' for a course without an institution. */
export async function findInstitutionName(db: Queryable, id: number | null): Promise<string> {
  if (id === null) return ''
  const [row] = await db.select({ name: institutions.name }).from(institutions).where(eq(institutions.id, id))
  return row?.name ?? ''
}

export async function insertCourse(db: Queryable, row: CourseColumns): Promise<number> {
  const [course] = await db.insert(courses).values(row).returning({ id: courses.id })
  if (course === undefined) throw new Error('the course was not stored')
  return course.id
}

export async function updateCourseRow(db: Queryable, id: number, changes: Partial<CourseColumns>): Promise<void> {
  await db.update(courses).set(changes).where(eq(courses.id, id))
}

/** Like `updateCourseRow`, for manual changes: increments the version. */
export async function updateCourseWithVersion(
  db: Queryable,
  id: number,
  changes: Partial<CourseColumns>,
): Promise<void> {
  await db
    .update(courses)
    .set({ ...changes, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, id))
}

/** What to store of a course that is approved no longer, so that an admin can see what has changed since. */
export function approvedContentOf(course: CourseRow): Pick<CourseColumns, 'approvedContent'> {
  if (course.status !== 'approved') return {}
  const { title, description, duration, price, startsOn, language, level } = course
  const skills = course.skills.flatMap((id) => knowledge.skills.get(id)?.name ?? [])
  return { approvedContent: { title, description, duration, price, startsOn, language, level, skills } }
}

export async function deleteCourseRow(db: Queryable, id: number): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id))
}

export async function insertDecision(db: Queryable, row: typeof courseDecisions.$inferInsert): Promise<number> {
  const [decision] = await db.insert(courseDecisions).values(row).returning({ id: courseDecisions.id })
  if (decision === undefined) throw new Error('the decision was not stored')
  return decision.id
}

export async function findDecision(db: Queryable, id: number) {
  const [decision] = await db.select().from(courseDecisions).where(eq(courseDecisions.id, id))
  return decision
}

export async function findLatestDecision(db: Queryable, courseId: number) {
  const [decision] = await db
    .select()
    .from(courseDecisions)
    .where(eq(courseDecisions.courseId, courseId))
    .orderBy(desc(courseDecisions.id))
    .limit(1)
  return decision
}

/** The skill in demand that each of these courses was made for, by the course's id. Others are left out. */
export async function findDemandedSkills(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: courses.id, skill: courses.demandedSkill })
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), isNotNull(courses.demandedSkill)))
  return new Map(rows.flatMap(({ id, skill }) => (skill === null ? [] : [[id, skill] as const])))
}

/** From now on the decision cannot be undone. @returns whether it could until now */
export async function closeDecision(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .update(courseDecisions)
    .set({ undo: null })
    .where(and(eq(courseDecisions.id, id), isNotNull(courseDecisions.undo)))
    .returning({ id: courseDecisions.id })
  return rows.length > 0
}

export async function deleteDecision(db: Queryable, id: number): Promise<void> {
  await db.delete(courseDecisions).where(eq(courseDecisions.id, id))
}

export async function replaceSkills(db: Queryable, courseId: number, skills: readonly TaughtSkill[]): Promise<void> {
  await db.delete(courseSkills).where(eq(courseSkills.courseId, courseId))
  const rows = skills.map(({ id, where, strength }) => ({ courseId, skillId: id, place: where, strength }))
  if (rows.length > 0) await db.insert(courseSkills).values(rows)
}

/** Courses whose skills were extracted with other knowledge, or never, by id. */
export async function findCoursesToRefresh(
  db: Queryable,
  { extractionVersion, after, limit }: { extractionVersion: string; after: number; limit: number },
) {
  const rows = await db
    .select({ ...courseColumns, analysedWithVersion: courses.analysedWithVersion })
    .from(courses)
    .where(
      and(
        gt(courses.id, after),
        or(isNull(courses.analysedWithVersion), ne(courses.analysedWithVersion, extractionVersion)),
      ),
    )
    .orderBy(asc(courses.id))
    .limit(limit)
  return rows.map(({ id, title, description, skills, level, confirmedAt }) => {
    return { id, title, description, confirmed: confirmedAt === null ? null : { skills, level } }
  })
}

/** For each skill at most `limit` offered courses that teach it most strongly, each once with all its skills. */
export async function findCandidates(db: Queryable, skills: readonly string[], limit: number): Promise<Entry[]> {
  if (skills.length === 0) return []
  const result = await db.execute<CandidateRow>(sql`
    with wanted as (
      select distinct best.course_id from unnest(${sql.param(skills)}::text[]) as skill(id)
      cross join lateral (
        select ${courseSkills.courseId} as course_id from ${courseSkills}
        join ${courses} on ${courses.id} = ${courseSkills.courseId} and ${offered}
        where ${courseSkills.skillId} = skill.id
        order by ${courseSkills.strength} desc, ${courseSkills.courseId}
        limit ${limit}
      ) as best
    )
    select ${courses.id} as id, ${courses.title} as title, ${courses.description} as description,
      ${courses.weeks} as weeks, coalesce(${courses.price}, 0)::float8 as price, ${courses.language} as language,
      ${courses.level} as level,
      (select json_agg(json_build_object('id', ${courseSkills.skillId}, 'where', ${courseSkills.place},
        'strength', ${courseSkills.strength}) order by ${courseSkills.strength} desc, ${courseSkills.skillId})
        from ${courseSkills} where ${courseSkills.courseId} = ${courses.id}) as skills
    from wanted join ${courses} on ${courses.id} = wanted.course_id
    order by ${courses.id}`)
  return result.rows.map(({ level, skills: taught, ...course }) => ({ course, level, skills: taught ?? [] }))
}

/** The offered ones of some courses, strongest in the skills first. */
export async function findRowsTeaching(
  db: Queryable,
  skills: readonly string[],
  ids: readonly number[],
  limit: number,
): Promise<CourseRow[]> {
  if (ids.length === 0 || limit < 1) return []
  const strongest = sql`max(${courseSkills.strength})`
  return db
    .select(courseColumns)
    .from(courseSkills)
    .innerJoin(courses, and(eq(courses.id, courseSkills.courseId), offered))
    .where(and(inArray(courseSkills.skillId, [...skills]), inArray(courses.id, [...ids])))
    .groupBy(courses.id)
    .orderBy(desc(strongest), asc(courses.id))
    .limit(limit)
}

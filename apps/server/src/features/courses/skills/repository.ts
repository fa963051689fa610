import type { CatalogueCourse, CourseIndex, TaughtSkill } from '@milepost/advisor'
import type { CourseLevel } from '@milepost/contract/courses/limits'
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import { offered } from '#db/offered-courses.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'

type Entry = CourseIndex['entries'][number]
type CandidateRow = Omit<CatalogueCourse, 'confirmed'> & {
  readonly level: CourseLevel | null
  readonly skills: TaughtSkill[] | null
}

export async function updateCourseRow(
  db: Queryable,
  id: number,
  changes: Partial<typeof courses.$inferInsert>,
): Promise<void> {
  await db.update(courses).set(changes).where(eq(courses.id, id))
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
      ${courses.level} as level, ${courses.mode} as mode, ${courses.country} as country, ${courses.town} as town,
      (select json_agg(json_build_object('id', ${courseSkills.skillId}, 'where', ${courseSkills.place},
        'strength', ${courseSkills.strength}) order by ${courseSkills.strength} desc, ${courseSkills.skillId})
        from ${courseSkills} where ${courseSkills.courseId} = ${courses.id}) as skills
    from wanted join ${courses} on ${courses.id} = wanted.course_id
    order by ${courses.id}`)
  return result.rows.map(({ level, skills: taught, ...course }) => ({ course, level, skills: taught ?? [] }))
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

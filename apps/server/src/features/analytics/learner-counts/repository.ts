import type { Budget } from '@milepost/contract/profiles/limits'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { activityEvents } from '#db/schema/activity-events.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { profiles } from '#db/schema/profiles.ts'
import { progress } from '#db/schema/progress.ts'
import { roadmapSteps, roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'

/** A true count, which never leaves the server. */
export interface CourseCount {
  /** Null: the whole institution, each learner once. */
  readonly courseId: number | null
  readonly views: number
  readonly linked: number
  readonly reached: number
  readonly finished: number
}

export interface WeekCount {
  /** The week's Monday (UTC). */
  readonly week: string
  readonly views: number
  readonly reached: number
  readonly finished: number
}

const weekOf = (instant: ReturnType<typeof sql>) =>
  sql`to_char(date_trunc('week', ${instant} at time zone 'UTC'), 'YYYY-MM-DD')`

/** Steps of current roadmaps linked to an institution's courses, with their progress. */
const stepsOf = (institutionId: number) => sql`
  select ${courses.id} as course_id, ${roadmaps.userId} as user_id, ${progress.status} as status,
    ${progress.updatedAt} as updated_at
  from ${courses}
  join ${roadmapSteps} on ${roadmapSteps.courseId} = ${courses.id}
  join ${roadmaps} on ${roadmaps.id} = ${roadmapSteps.roadmapId} and ${roadmaps.isCurrent}
  join ${users} on ${users.id} = ${roadmaps.userId} and ${users.role} = 'student'
  left join ${progress} on ${progress.userId} = ${roadmaps.userId} and ${progress.stepKey} = ${roadmapSteps.key}
  where ${courses.institutionId} = ${institutionId}`

/** A learner has completed a course when all of their steps linked to it are done. */
const learnersOf = (institutionId: number) => sql`
  select course_id, user_id, bool_or(coalesce(status in ('ongoing', 'done'), false)) as reached,
    bool_and(coalesce(status = 'done', false)) as finished, max(updated_at) as ended
  from (${stepsOf(institutionId)}) as steps group by course_id, user_id`

const viewsOf = (institutionId: number) => sql`
  select ${activityEvents.courseId} as course_id, ${activityEvents.userId} as user_id, ${activityEvents.createdAt} as opened
  from ${activityEvents} join ${users} on ${users.id} = ${activityEvents.userId} and ${users.role} = 'student'
  where ${activityEvents.institutionId} = ${institutionId} and ${activityEvents.kind} = 'course_opened'`

/** Learners per course of an institution, and in total. */
export async function countByCourse(db: Queryable, institutionId: number): Promise<CourseCount[]> {
  const steps = await db.execute<Omit<CourseCount, 'views'> & Record<string, unknown>>(sql`
    select course_id as "courseId", count(distinct user_id)::int as linked,
      (count(distinct user_id) filter (where reached))::int as reached,
      (count(distinct user_id) filter (where finished))::int as finished
    from (${learnersOf(institutionId)}) as learners group by grouping sets ((course_id), ())`)
  const views = await db.execute<{ courseId: number | null; views: number }>(sql`
    select course_id as "courseId", count(distinct user_id)::int as views
    from (${viewsOf(institutionId)}) as opened
    group by grouping sets ((course_id), ()) having grouping(course_id) = 1 or course_id is not null`)
  const opened = new Map(views.rows.map((row) => [row.courseId, row.views]))
  const known = new Set(steps.rows.map(({ courseId }) => courseId))
  return [
    ...steps.rows.map((row) => ({ ...row, views: opened.get(row.courseId) ?? 0 })),
    ...views.rows
      .filter(({ courseId }) => !known.has(courseId))
      .map((row) => ({ ...row, linked: 0, reached: 0, finished: 0 })),
  ]
}

/** Learners per week of an institution's courses; empty weeks are left out. */
export async function countByWeek(
  db: Queryable,
  institutionId: number,
  weeks: readonly string[],
): Promise<WeekCount[]> {
  if (weeks.length === 0) return []
  const wanted = sql`${sql.param(weeks)}::text[]`
  const result = await db.execute<{ kind: 'views' | 'reached' | 'finished'; week: string; count: number }>(sql`
    select kind, week, count(distinct user_id)::int as count from (
      select 'views' as kind, user_id, ${weekOf(sql`opened`)} as week from (${viewsOf(institutionId)}) as opened
      union all
      select 'reached', user_id, ${weekOf(sql`updated_at`)} from (${stepsOf(institutionId)}) as steps
        where status in ('ongoing', 'done')
      union all
      select 'finished', user_id, ${weekOf(sql`ended`)} from (${learnersOf(institutionId)}) as learners where finished
    ) as seen where week = any(${wanted}) group by kind, week`)
  const counts = new Map<string, { views: number; reached: number; finished: number }>()
  for (const { kind, week, count } of result.rows) {
    const row = counts.get(week) ?? { views: 0, reached: 0, finished: 0 }
    row[kind] = count
    counts.set(week, row)
  }
  return [...counts].map(([week, row]) => ({ week, ...row }))
}

const openSteps = sql`
    join ${roadmaps} on ${roadmaps.id} = ${roadmapSteps.roadmapId} and ${roadmaps.isCurrent}
    join ${users} on ${users.id} = ${roadmaps.userId} and ${users.role} = 'student'
    left join ${progress} on ${progress.userId} = ${roadmaps.userId} and ${progress.stepKey} = ${roadmapSteps.key}
    where not ${roadmapSteps.milestone} and ${progress.status} is distinct from 'done'
      and ${roadmapSteps.skills} ? skill.id`

/** Ids of the learners with an open step for `skill.id` that has no offered course. */
const waitingLearners = sql`
        select ${roadmaps.userId} from ${roadmapSteps} ${openSteps} and ${roadmapSteps.courseId} is null
        union
        select ${roadmaps.userId} from ${courses} join ${roadmapSteps} on ${roadmapSteps.courseId} = ${courses.id}
        ${openSteps} and not ${offered}`

/** For each skill that has any, the number of learners with an open step for it that has no offered course, by their budget. */
export async function countDemand(db: Queryable, skills: readonly string[]) {
  const result = await db.execute<{ skillId: string; budget: Budget | null; learners: number }>(sql`
    select skill.id as "skillId", ${profiles.budget} as budget, count(*)::int as learners
    from unnest(${sql.param(skills)}::text[]) as skill(id)
    cross join lateral (${waitingLearners}) as waiting
    left join ${profiles} on ${profiles.userId} = waiting.user_id
    group by skill.id, ${profiles.budget}`)
  return result.rows
}

/** The landing page's counts for the whole product, without demo data. */
export async function countSite(db: Queryable, activeSince: string) {
  const result = await db.execute<{ students: number; active: number; completed: number; institutions: number }>(sql`
    select
      (select count(*)::int from ${users} where ${users.role} = 'student' and not ${users.isDemo}) as students,
      (select count(distinct ${activityEvents.userId})::int from ${activityEvents}
        join ${users} on ${users.id} = ${activityEvents.userId} and not ${users.isDemo}
        where ${activityEvents.day} >= ${activeSince}) as active,
      (select count(*)::int from ${roadmaps}
        join ${users} on ${users.id} = ${roadmaps.userId} and not ${users.isDemo}
        where ${roadmaps.isCurrent} and not exists (
          select 1 from ${roadmapSteps}
          left join ${progress} on ${progress.userId} = ${roadmaps.userId} and ${progress.stepKey} = ${roadmapSteps.key}
          where ${roadmapSteps.roadmapId} = ${roadmaps.id} and ${progress.status} is distinct from 'done'
        )) as completed,
      (select count(*)::int from ${institutions} where not ${institutions.isDemo} and ${institutions.isPublic}) as institutions`)
  const [row] = result.rows
  return row ?? { students: 0, active: 0, completed: 0, institutions: 0 }
}

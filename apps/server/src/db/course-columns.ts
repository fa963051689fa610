import { sql } from 'drizzle-orm'
import { offered } from '#db/offered-courses.ts'
import { courseSkills, courses } from '#db/schema/courses.ts'

/** What is read of a course, wherever rows are read with their courses. */
export const courseColumns = {
  id: courses.id,
  code: courses.code,
  title: courses.title,
  description: courses.description,
  duration: courses.duration,
  price: courses.price,
  startsOn: courses.startsOn,
  places: courses.places,
  mode: courses.mode,
  country: courses.country,
  town: courses.town,
  // Names are written out: Drizzle omits the table's name in single-table queries, so `id` would be the application's.
  /** Offered and taken places, counted only where they are limited, and not by each start. */
  placesTaken: sql<number>`case when courses.places is null then 0 else (select count(*)::int from applications
    where applications.course_id = courses.id and applications.intake_id is null
      and applications.status in ('offered', 'enrolled')) end`,
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

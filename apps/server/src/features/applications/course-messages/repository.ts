import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { applications } from '#db/schema/applications.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

/** A course with what a message to its learners says of it. */
export async function findMessagedCourse(db: Queryable, id: number) {
  const [course] = await db
    .select({
      title: courses.title,
      institutionId: institutions.id,
      institutionName: institutions.name,
      institutionEmail: institutions.email,
    })
    .from(courses)
    .innerJoin(institutions, eq(institutions.id, courses.institutionId))
    .where(eq(courses.id, id))
  return course
}

/** The learners enrolled in a course, each once, in the order in which rows about them are written. */
export async function findEnrolled(db: Queryable, courseId: number): Promise<{ userId: string; email: string }[]> {
  return db
    .selectDistinct({ userId: users.id, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.courseId, courseId), eq(applications.status, 'enrolled')))
    .orderBy(asc(users.id))
}

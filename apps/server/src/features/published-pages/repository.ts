import { and, asc, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { findCourse, presentCourse } from '#features/courses/index.ts'
import { findTakenIntakes } from '#features/courses/intakes/index.ts'

const maxCourses = 50
/** As many addresses as a sitemap may have (sitemaps.org). */
const maxListed = 50_000

export type PublishedCourse = NonNullable<Awaited<ReturnType<typeof findPublishedCourse>>>

/** What the public page of an offered course says; undefined for any other. */
export async function findPublishedCourse(db: Queryable, id: number, today: string) {
  const row = await findCourse(db, id)
  if (row === undefined || !row.isOffered) return undefined
  const [flags] = await db.select({ isDemo: courses.isDemo }).from(courses).where(eq(courses.id, id))
  const [institution = null] =
    row.institutionId === null
      ? []
      : await db
          .select({ id: institutions.id, name: institutions.name })
          .from(institutions)
          .where(eq(institutions.id, row.institutionId))
  const course = presentCourse(row)
  const upcoming = await findTakenIntakes(db, id, today)
  const intakes = upcoming.map(({ intake, taken }) => ({
    startsOn: intake.startsOn,
    isFull: intake.places !== null && taken >= intake.places,
  }))
  return {
    id,
    title: row.title,
    description: row.description,
    duration: row.duration,
    price: row.price,
    language: row.language,
    level: row.level,
    mode: row.mode,
    town: row.town,
    country: row.country,
    startsOn: row.startsOn,
    skills: course.skills.map(({ name }) => name),
    isClosed: row.applicationsClosed,
    isFull: intakes.length > 0 ? intakes.every(({ isFull }) => isFull) : course.full === true,
    isDemo: flags?.isDemo === true,
    institution,
    intakes,
  }
}

export type PublishedInstitution = NonNullable<Awaited<ReturnType<typeof findPublishedInstitution>>>

/** What the public page of an institution says; undefined for one that is hidden. */
export async function findPublishedInstitution(db: Queryable, id: number) {
  const [institution] = await db
    .select({
      id: institutions.id,
      name: institutions.name,
      email: institutions.email,
      description: institutions.description,
      address: institutions.address,
      website: institutions.website,
      contactPerson: institutions.contactPerson,
      campus: institutions.campus,
      isDemo: institutions.isDemo,
    })
    .from(institutions)
    .where(and(eq(institutions.id, id), eq(institutions.isPublic, true)))
  if (institution === undefined) return undefined
  const rows = await db
    .select({ id: courses.id, title: courses.title, language: courses.language })
    .from(courses)
    .where(and(eq(courses.institutionId, id), offered))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(maxCourses + 1)
  return { ...institution, courses: rows.slice(0, maxCourses), hasMore: rows.length > maxCourses }
}

/** Ids of offered courses and public institutions for search engines, the newest first, without demo data. */
export async function findListed(db: Queryable): Promise<{ institutions: number[]; courses: number[] }> {
  const listedInstitutions = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(eq(institutions.isPublic, true), eq(institutions.isDemo, false)))
    .orderBy(desc(institutions.id))
    .limit(maxListed)
  const listedCourses = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(offered, eq(courses.isDemo, false)))
    .orderBy(desc(courses.id))
    .limit(maxListed - listedInstitutions.length)
  return { institutions: listedInstitutions.map(({ id }) => id), courses: listedCourses.map(({ id }) => id) }
}

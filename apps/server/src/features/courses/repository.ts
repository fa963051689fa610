import type { CatalogueCourse } from '@milepost/advisor'
import type { CourseFilter } from '@milepost/contract/courses'
import { and, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { catalogueVersions, courses } from '#db/schema/courses.ts'

export type CourseRow = Pick<
  typeof courses.$inferSelect,
  'id' | 'title' | 'description' | 'duration' | 'price' | 'institutionId' | 'status' | 'language'
>
export type Condition = SQL | undefined
export interface Slice {
  readonly limit: number
  readonly offset: number
}

/** What a course shows of itself. */
export const courseColumns = {
  id: courses.id,
  title: courses.title,
  description: courses.description,
  duration: courses.duration,
  price: courses.price,
  institutionId: courses.institutionId,
  status: courses.status,
  language: courses.language,
}

export const approved: SQL = eq(courses.status, 'approved')

export function ofInstitution(institutionId: number): SQL {
  return eq(courses.institutionId, institutionId)
}

/** The public catalogue's filters. A course of flexible duration fits no limit of weeks; a free one costs 0. */
export function matching(filter: CourseFilter): Condition {
  const price = sql<number>`coalesce(${courses.price}, 0)`
  const words = searchWords(filter.search ?? '')
  return and(
    approved,
    words.length === 0 ? undefined : sql`${courses.search} @@ to_tsquery('simple', ${words.join(' & ')})`,
    filter.institution_id === undefined ? undefined : ofInstitution(filter.institution_id),
    filter.min_weeks === undefined ? undefined : gte(courses.weeks, filter.min_weeks),
    filter.max_weeks === undefined ? undefined : lte(courses.weeks, filter.max_weeks),
    filter.min_price === undefined ? undefined : gte(price, filter.min_price),
    filter.max_price === undefined ? undefined : lte(price, filter.max_price),
    filter.language === undefined ? undefined : eq(courses.language, filter.language),
  )
}

/** Every word typed must begin a word of the title or description; punctuation separates, as it does in the index. */
function searchWords(search: string): string[] {
  const words = search.replace(/[./\-_:;,()[\]'"\\]/g, ' ').split(/\s+/)
  return words.filter((word) => word !== '').map((word) => `'${word}':*`)
}

/** Newest first. The page's ids are found on a covering index before the wide rows are read. */
export async function findCourses(db: Queryable, condition: Condition, slice: Slice): Promise<CourseRow[]> {
  const page = db
    .select({ id: courses.id })
    .from(courses)
    .where(condition)
    .orderBy(desc(courses.id))
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page')
  return db.select(courseColumns).from(page).innerJoin(courses, eq(courses.id, page.id)).orderBy(desc(courses.id))
}

export async function countCoursesWhere(db: Queryable, condition: Condition): Promise<number> {
  const [row] = await db.select({ total: count() }).from(courses).where(condition)
  return row?.total ?? 0
}

/** Makes the function that reads how often the catalogue has changed: asked with every request, so prepared once. */
export function prepareCatalogueVersion(db: Queryable): () => Promise<number> {
  const statement = db
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .prepare('find_catalogue_version')
  return async () => (await statement.execute())[0]?.version ?? 0
}

/** All approved courses as the advisor's linker reads them. */
export async function findCatalogueCourses(db: Queryable): Promise<CatalogueCourse[]> {
  return db
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      weeks: courses.weeks,
      price: sql<number>`coalesce(${courses.price}, 0)::float8`,
      language: courses.language,
    })
    .from(courses)
    .where(approved)
    .orderBy(courses.id)
}

import type { Queryable } from '#db/client.ts'
import { settings } from '#db/schema/settings.ts'

/** Whether new and edited courses of institutions wait for an admin's approval. */
export async function mustModerateCourses(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ moderateCourses: settings.moderateCourses }).from(settings).limit(1)
  return row?.moderateCourses ?? false
}

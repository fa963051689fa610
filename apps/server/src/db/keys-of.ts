import { type SQL, sql } from 'drizzle-orm'

/**
 * The keys of a prepared look-up, for `= any(…)`. For an array the planner would plan again every time, which costs more
 * than the look-up. What a subquery gives it does not know, so it keeps one plan.
 *
 * @param placeholder - The name of the placeholder for the array.
 * @param type - Of the array.
 */
export const keysOf = (placeholder: string, type: 'uuid[]' | 'bytea[]'): SQL =>
  sql`(select ${sql.placeholder(placeholder)}::${sql.raw(type)})::${sql.raw(type)}`

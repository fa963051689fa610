import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Context } from '#context.ts'
import { removeAccount } from '#features/accounts/index.ts'
import { findUser } from '#features/users/index.ts'

/**
 * Deletes the accounts that were deleted since the backup, with everything that goes with one.
 * @returns how many
 */
export async function deleteAgain(tx: Context): Promise<number> {
  await tx.db.execute(sql`
    insert into deleted_accounts (id_hash, deleted_at) select id_hash, deleted_at from kept_deletions on conflict do nothing`)
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select u.id from users u join deleted_accounts d on d.id_hash = sha256(convert_to(u.id::text, 'utf8'))`)
  for (const { id } of rows) {
    const user = await findUser(tx.db, id)
    if (user !== undefined) await removeAccount(tx, user)
  }
  return rows.length
}

/** Ends the shared links to roadmaps that the database no longer had. */
export async function endReplacedShares(connection: pg.ClientBase): Promise<void> {
  await connection.query(`delete from roadmap_shares s where not exists (
    select from kept_shares k where k.id = s.id and k.token_hash = s.token_hash)`)
}

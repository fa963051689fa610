import type { DatabaseClient } from '#db/client.ts'
import { knownMigrations } from '#db/migrate.ts'
import type { ConfigAdvice } from '#doctor/advise-config.ts'

const maxClockSeconds = 30
/** PostgreSQL's default of 4 is that of spinning disks. */
const maxRandomPageCost = 2
/** PostgreSQL's default. */
const defaultSharedBytes = 128 * 1024 * 1024

/** What is wrong with the database's settings, its migrations and its clock. Reads only. */
export async function adviseDatabase(client: DatabaseClient): Promise<ConfigAdvice[]> {
  const began = Date.now()
  const { rows } = await client.background.$client.query<Record<string, string>>(`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes, current_setting('data_checksums') as data_checksums,
      current_setting('random_page_cost') as random_page_cost, current_setting('shared_buffers') as shared_buffers,
      pg_size_bytes(current_setting('shared_buffers'))::text as shared_bytes,
      (extract(epoch from clock_timestamp()) * 1000)::text as now`)
  const [found] = rows
  if (found === undefined) return []
  const clockSeconds = Math.abs(Number(found['now']) - (began + Date.now()) / 2) / 1000
  const advice: ConfigAdvice[] = []
  if (client.kind === 'postgresql') {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      if (found[setting] === 'off')
        advice.push({ level: 'must', text: `PostgreSQL: ${setting} is off, so a crash loses what was saved.` })
    if (found['data_checksums'] === 'off')
      advice.push({ level: 'should', text: 'PostgreSQL: data checksums are off (pg_checksums --enable).' })
    const cost = found['random_page_cost']
    if (Number(cost) > maxRandomPageCost)
      advice.push({
        level: 'should',
        text: `PostgreSQL: random_page_cost is ${cost}. Set it to 1.1 unless its disks spin.`,
      })
    if (Number(found['shared_bytes']) <= defaultSharedBytes)
      advice.push({
        level: 'should',
        text: `PostgreSQL: shared_buffers is ${found['shared_buffers']}. Set it to a quarter of the server's memory.`,
      })
  }
  if (clockSeconds > maxClockSeconds)
    advice.push({
      level: 'must',
      text: `The database's clock differs by ${Math.round(clockSeconds)} seconds. Payments are refused.`,
    })
  const missing = knownMigrations().length - (await countMigrations(client))
  if (missing > 0)
    advice.push({ level: 'should', text: `${missing} migrations will run at the next start. Make a backup first.` })
  if (missing < 0) advice.push({ level: 'must', text: 'The database belongs to a newer version of Milepost.' })
  return advice
}

/** How many migrations the database has; 0 for an empty one. */
export async function countMigrations(client: DatabaseClient): Promise<number> {
  const pool = client.background.$client
  const { rows } = await pool.query("select to_regclass('drizzle.__drizzle_migrations') is not null as exists")
  if (rows[0]?.exists !== true) return 0
  const counted = await pool.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
  return counted.rows[0]?.count ?? 0
}

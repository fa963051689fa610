import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { refreshSearch } from '@milepost/server/src/db/refresh-search.ts'
import { measure, type Times } from '../catalogue/measure.ts'
import { makeDatabase } from '../catalogue/product.ts'
import { openApp } from '../open-app.ts'
import { addressesOf } from './addresses.ts'

/*
 * `npm run bench -- admin-lists`: how long pages of an admin's lists take with 100,000 rows each against 1,000, over HTTP within the
 * process, on the embedded database or on the PostgreSQL server that TEST_DATABASE_URL names. Times are shown, but
 * the result is their ratio in one run. `--only users` measures the lists whose names begin with 'users'.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    times: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
const sizes = options.sizes.split(',').map(Number)
const times = Number(options.times)

async function openProduct(folder: string, size: number) {
  const { address, drop } = await makeDatabase(process.env['TEST_DATABASE_URL'])
  const database = address === undefined ? {} : { DATABASE_URL: address }
  const { app, client, close } = await openApp({ DATA_DIR: folder, ...database })
  const account = { name: 'Bench', email: `${randomUUID()}@example.com`, password: 'a long and unusual one' }
  const session = await app.inject({ method: 'POST', url: '/api/auth/register', payload: account })
  await client.pool.query("update users set role = 'admin'")
  // In batches and in the background, since a slow statement is cancelled.
  const { $client: filling } = client.background
  for (let from = 1; from <= size; from += 5000) {
    const rows = `generate_series(${from}, ${Math.min(size, from + 4999)}) i`
    for (const statement of insertStatements(rows, size)) await filling.query(statement)
  }
  await refreshSearch({ db: client.background })
  await filling.query('analyze')
  const { token } = session.json<{ token: string }>()
  return {
    get: async (url: string) => {
      const reply = await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })
      if (reply.statusCode >= 400) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
    },
    close: async () => {
      await close()
      await drop()
    },
  }
}

function insertStatements(rows: string, size: number): string[] {
  const userId = `(select id from users where email = 'u' || i || '@example.com')`
  return [
    `insert into audit_logs (actor_name, action, object_type, object_id, address, details, created_at)
      select 'Name ' || i % 500, (array['course.created', 'session.opened', 'plan.changed', 'share.ended'])[1 + i % 4],
        (array['course', 'session', 'user', 'roadmap_share'])[1 + i % 4], i, '192.0.2.1', '{"before": "basic"}',
        now() - (${size} - i) * interval '300 seconds'
      from ${rows}`,
    `insert into institutions (name, email, address) select 'School ' || i, 's' || i || '@example.com', i || ' Lake Road' from ${rows}`,
    `insert into users (name, email, role, plan, email_verified_at, created_at, institution_id)
      select (array['Asha', 'Kamal', 'Nila', 'Ravi'])[1 + i % 4] || ' ' || i, 'u' || i || '@example.com',
        case when i % 50 = 0 then 'institution' else 'student' end::user_role,
        (array['basic', 'basic', 'pro']::user_plan[])[1 + i % 3], case when i % 10 <> 0 then now() end,
        now() - (${size} - i) * interval '60 seconds',
        case when i % 50 = 0 then (select id from institutions where name = 'School ' || i) end
      from ${rows}`,
    `insert into login_logs (user_id, name, email, role, status, created_at)
      select ${userId}, 'Name ' || i, 'n' || i || '@example.com', (array['student', 'institution', 'admin']::user_role[])[1 + i % 3],
        (array['success', 'failed']::login_status[])[1 + i % 2], now() - (${size} - i) * interval '60 seconds'
      from ${rows}`,
    `insert into sessions (user_id, token_hash, last_seen_at, expires_at)
      select ${userId}, sha256(('session ' || i)::bytea), now() - (${size} - i) * interval '30 seconds',
        now() + interval '1 day'
      from ${rows}`,
    `insert into courses (title, description, price, status, institution_id)
      select (array['Networks', 'Statistics', 'Drawing', 'Welding'])[1 + i % 4] || ' for group ' || i, 'Learn it well.', i % 9000,
        (array['approved', 'approved', 'approved', 'pending', 'rejected']::course_status[])[1 + i % 5],
        (select id from institutions where name = 'School ' || i)
      from ${rows}`,
    `insert into feedback (user_id, name, type, target, rating, message, created_at)
      select ${userId}, 'Somebody', (array['institution', 'course']::feedback_type[])[1 + i % 2], 'Target', i % 6, 'Well done.', now()
      from ${rows}`,
    `insert into contact_messages (name, email, phone, message, status, created_at)
      select 'Name ' || i, 'c' || i || '@example.com', '', 'Hello.', (array['new', 'answered']::contact_status[])[1 + i % 2], now()
      from ${rows}`,
    `insert into course_requests (user_id, course_name, description, category, difficulty, duration, mode, price, status, created_at, decided_at)
      select ${userId}, 'Course ' || i, 'Please.', 'Other', 'Beginner', '4 weeks', 'Online', 'Free',
        (array['requested', 'declined']::course_request_status[])[1 + i % 2], now(),
        case when i % 2 = 1 then now() - i * interval '60 seconds' end
      from ${rows}`,
    `insert into mentoring_requests (user_id, topic, proposed_times, status, created_at)
      select ${userId}, 'Where to begin', array[now()], (array['requested', 'declined']::mentoring_status[])[1 + i % 2], now()
      from ${rows}`,
  ]
}

async function measureAt(size: number): Promise<Record<string, Times>> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
  const product = await openProduct(folder, size)
  try {
    const results: Record<string, Times> = {}
    for (const [name, address] of Object.entries(addressesOf(size))) {
      if (name.startsWith(options.only)) results[name] = await measure(times, (turn) => product.get(address(turn)))
    }
    return results
  } finally {
    await product.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const results = new Map<number, Record<string, Times>>()
for (const size of sizes) results.set(size, await measureAt(size))
const smallest = results.get(sizes[0] ?? 0) ?? {}
for (const what of Object.keys(smallest)) {
  const cells = sizes.map((size) => {
    const { median, p95 } = results.get(size)?.[what] ?? { median: Number.NaN, p95: Number.NaN }
    const ratio = median / (smallest[what]?.median ?? Number.NaN)
    return `${size}: ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (x${ratio.toFixed(2)})`
  })
  process.stdout.write(`  ${what.padEnd(36)} ${cells.join('   ')}\n`)
}

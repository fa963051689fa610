import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { knowledge } from '@milepost/advisor/knowledge'
import { careerTitles } from '@milepost/contract/careers'
import { measure, type Times } from './measure.ts'
import { openProduct } from './product.ts'

/*
 * `npm run bench:catalogue` compares the time of a roadmap's plan and of a search for 21,000 courses and for 1,000, over HTTP
 * within the process, on the embedded database and on the PostgreSQL server that TEST_DATABASE_URL names. Times are shown, but the
 * result is their ratio in one run. `--sizes 1000,21000 --times 60` set the sizes and the number of runs.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,21000' },
    times: { type: 'string', default: '60' },
  },
})
const sizes = options.sizes.split(',').map(Number)
const times = Number(options.times)
const server = process.env['TEST_DATABASE_URL']

async function measureOn(databaseUrl: string | undefined, size: number): Promise<Record<string, Times>> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
  const product = await openProduct({ databaseUrl, folder, size })
  try {
    const skills = [...knowledge.skills.values()]
    return {
      // Another career each time, so that each plan differs from the last one.
      plan: await measure(times, (turn) => product.plan(careerTitles[turn % careerTitles.length] ?? 'Data Scientist')),
      // New words each time, so that no cache answers.
      'search, a skill': await measure(times, (turn) => product.search(`${skills[turn]?.name ?? ''} course`)),
      'search, two words': await measure(times, (turn) => product.search(`practice ${skills[turn]?.name ?? ''}`)),
      'search, a word that is nowhere': await measure(times, (turn) => product.search(`qzx${turn}`)),
    }
  } finally {
    await product.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const databases: [string, string | undefined][] = [['embedded', undefined]]
if (server !== undefined) databases.push(['PostgreSQL', server])
else process.stdout.write('TEST_DATABASE_URL names no PostgreSQL server: only the embedded database is measured.\n')
for (const [name, address] of databases) {
  const results = new Map<number, Record<string, Times>>()
  for (const size of sizes) results.set(size, await measureOn(address, size))
  const smallest = results.get(sizes[0] ?? 0) ?? {}
  process.stdout.write(`\n${name}\n`)
  for (const what of Object.keys(smallest)) {
    const cells = sizes.map((size) => {
      const { median, p95 } = results.get(size)?.[what] ?? { median: Number.NaN, p95: Number.NaN }
      const base = smallest[what]
      const ratio =
        base === undefined ? '' : ` (x${(median / base.median).toFixed(2)}, x${(p95 / base.p95).toFixed(2)})`
      return `${size}: ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${ratio}`
    })
    process.stdout.write(`  ${what.padEnd(32)} ${cells.join('   ')}\n`)
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { knowledge } from '@milepost/advisor/knowledge'
import { careerTitles } from '@milepost/contract/careers/limits'
import { measure, type Times } from './measure.ts'
import { openProduct } from './product.ts'

/*
 * `npm run bench -- catalogue` compares the times of plans, pages and searches for 21,000 courses and for 1,000, over HTTP, on the embedded
 * database and on the PostgreSQL server that TEST_DATABASE_URL names. Times are shown, but the result is their ratio in one run.
 * `--sizes 1000,100000,1000000 --times 60 --only PostgreSQL` set the sizes, the number of runs and the database.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,21000' },
    times: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
const sizes = options.sizes.split(',').map(Number)
const times = Number(options.times)
const server = process.env['TEST_DATABASE_URL']

async function measureOn(databaseUrl: string | undefined, size: number): Promise<Record<string, Times>> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
  const product = await openProduct({ databaseUrl, folder, size })
  const results: Record<string, Times> = {}
  const row = async (name: string, work: (turn: number) => Promise<void>, prepare?: () => Promise<void>) => {
    results[name] = await measure(times, work, prepare)
  }
  const open = (query: string) => product.open(`/courses?page_size=6&${query}`)
  try {
    const names = [...knowledge.skills.values()].map(({ name }) => encodeURIComponent(name))
    const ids = [...knowledge.skills.keys()]
    const at = (turn: number) => names[turn % names.length] ?? ''
    // Something else each time, so that no cached page answers.
    await row('plan', (turn) => product.plan(careerTitles[turn % careerTitles.length] ?? 'Data Scientist'))
    await row('page', (turn) => open(`page=${turn + 1}`))
    await row('search, a skill', (turn) => open(`search=${at(turn)}%20course`))
    await row('search, two words', (turn) => open(`search=practice%20${at(turn)}`))
    await row('search, a common word', (turn) => open(`search=beginners&page=${turn + 1}`))
    await row('search, a rare word', (turn) => open(`search=rare${turn + 1}-`))
    await row('search, a word that is nowhere', (turn) => open(`search=qzx${turn}`))
    await row('filter', (turn) => open(`language=en&max_price=${700 + turn}`))
    await row('filter, a skill', (turn) => open(`skill=${ids[turn]}`))
    await row('courses of the steps first', (turn) =>
      open(`next_skills=${ids[turn]}&later_skills=${ids.slice(turn + 1, turn + 20).join(',')}`),
    )
    // Few courses are in Tamil and free, so that most parts of the order are read.
    const learner = 'for_language=ta&for_budget=0&for_country=LK&for_town=Jaffna&for_mode=online'
    await row('steps first, for a learner', (turn) =>
      open(`${learner}&next_skills=${ids[turn]}&later_skills=${ids.slice(turn + 1, turn + 20).join(',')}`),
    )
    await row('page, for a learner', (turn) => open(`${learner}&page=${turn + 1}`))
    await row('a skill, for a learner', (turn) => open(`${learner}&search=${at(turn)}%20course`))
    await row('common word, for a learner', (turn) => open(`${learner}&search=beginners&page=${turn + 1}`))
    await row('search with some words', (turn) => open(`search=qzx${turn}%20${at(turn)}%20practice`))
    await row('cheapest first', (turn) => open(`sort=price&page=${turn + 1}`))
    await row('one course', (turn) => product.open(`/courses/${turn + 2}`))
    if (product.changeCourse !== undefined) {
      await row('page, after a change', () => open('page=1'), product.changeCourse)
      await row('common word, after a change', () => open('search=beginners'), product.changeCourse)
    }
    return results
  } finally {
    await product.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const databases: [string, string | undefined][] = [['embedded', undefined]]
if (server !== undefined) databases.push(['PostgreSQL', server])
else process.stdout.write('TEST_DATABASE_URL names no PostgreSQL server: only the embedded database is measured.\n')
for (const [name, address] of databases.filter(([name]) => name.startsWith(options.only))) {
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

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findFeatureCycles, findWideDoors } from './feature-rules.mjs'
import { ensureInstalled, node24, root } from './install.mjs'
import { findRepeatedTypes } from './type-names.mjs'

/*
 * `npm run check`: everything that can be said about the sources without running the product. Needs no service.
 * Steps run side by side, as many as there are cores; what fails prints its output, what passes one line. Beginnings of their
 * names choose some of them.
 */
const require = createRequire(import.meta.url)
const planted = 'scripts/fixtures/planted-violation'
/** Fewer modules than this means that the cruiser read nothing, not that nothing is wrong. */
const minModules = 150
/** The formatter breaks code, but no texts and patterns. */
const maxLineLength = 200

const program = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  cruiser: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
}

const steps = [
  step('types: web', async () => {
    // Without this file the generator would add a dependency to package.json and run `npm install`.
    if (!existsSync(join(root, 'apps/web/app/entry.server.tsx'))) throw new Error('There is no entry.server.tsx')
    await node(program.reactRouter, ['typegen'], 'apps/web')
    await types('apps/web')
  }),
  step('types: server', () => types('apps/server')),
  step('types: contract', () => types('packages/contract')),
  step('types: advisor', () => types('packages/advisor')),
  // The model engine alone has timers and signals to abort by.
  step('types: advisor, model engine', () => types('packages/advisor', 'tsconfig.model.json')),
  step('types: knowledge', () => types('packages/knowledge')),
  step('types: sandbox', () => types('packages/sandbox')),
  step('types: end-to-end tests', () => types('e2e')),
  step('types: benchmarks', () => types('bench')),
  step('unused files, exports, dependencies', () => node(program.knip, ['--no-progress', '--no-config-hints'])),
  step('format and lint', () =>
    node(program.biome, ['check', '--error-on-warnings', '--diagnostic-level=warn', '--reporter=concise', '.']),
  ),
  step('knowledge', () => node('packages/knowledge/src/check-knowledge.ts', [])),
  step('message catalogue', () => node('scripts/messages.mjs', ['--check'])),
  step('words', () => node('scripts/check-words.mjs', [])),
  step('bare texts', () => node('scripts/check-bare-text.mjs', [])),
  step('import directions', importDirections),
  step('import directions: the planted faults are found', plantedFaults),
  step('house rules', houseRules),
  step('doors of features', doorsOfFeatures),
  step('type names', typeNames),
  step('migrations', () => node('scripts/check-migrations.mjs', [])),
  step('documents', () => node('scripts/check-documents.mjs', [])),
  step('container files', () => node('scripts/check-containers.mjs', [])),
]
const beginnings = process.argv.slice(2)
const chosen = steps.filter(({ name }) => beginnings.length === 0 || beginnings.some((each) => name.startsWith(each)))

await ensureInstalled({ withDev: true })
process.exitCode = (await runAll(chosen, Math.max(2, availableParallelism()))) ? 0 : 1

function step(name, run) {
  return { name, run }
}

/** True when every step passed. */
async function runAll(all, atOnce) {
  const waiting = [...all]
  const failed = []
  const began = performance.now()
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const start = performance.now()
      const fault = await next.run().then(
        () => undefined,
        (error) => error.message,
      )
      if (fault !== undefined) failed.push(next.name)
      process.stdout.write(`${fault === undefined ? 'ok    ' : 'FAILED'} ${next.name} (${seconds(start)})\n`)
      if (fault) process.stdout.write(`${fault.trimEnd()}\n\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  process.stdout.write(
    failed.length === 0
      ? `Everything holds (${seconds(began)}).\n`
      : `${failed.length} of ${all.length} failed (${seconds(began)}): ${failed.join(', ')}\n`,
  )
  return failed.length === 0
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

function types(folder, file = 'tsconfig.json') {
  if (!existsSync(join(root, folder, file))) throw new Error(`There is no ${folder}/${file}`)
  // What has not changed since the last check is not checked again.
  const known = join(root, '.cache/types', `${folder} ${file}`.replaceAll('/', '-'))
  return node(program.tsc, ['-p', `${folder}/${file}`, '--incremental', '--tsBuildInfoFile', known])
}

/** Runs a program with the product's Node.js; its output, or an error that carries it. */
function node(file, parameters, folder = '.') {
  return new Promise((resolve, reject) => {
    const child = spawn(node24(), [join(root, file), ...parameters], {
      cwd: join(root, folder),
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    })
    const chunks = { stdout: [], stderr: [] }
    child.stdout.on('data', (chunk) => chunks.stdout.push(chunk))
    child.stderr.on('data', (chunk) => chunks.stderr.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const stdout = Buffer.concat(chunks.stdout).toString()
      if (code === 0) resolve(stdout)
      else
        reject(new Error(`${stdout}${Buffer.concat(chunks.stderr)}` || `${file} ended with ${code}`, { cause: stdout }))
    })
  })
}

/** The cruiser's report on some folders, as data; violations make it end with a code, which is not an error here. */
async function cruise(folders, folder) {
  const parameters = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders]
  const report = await node(program.cruiser, parameters, folder).catch((error) => {
    if (!error.cause) throw error
    return error.cause
  })
  return JSON.parse(report)
}

async function importDirections() {
  const { modules, summary } = await cruise(['apps', 'packages', 'e2e', 'bench'], '.')
  const { totalCruised, violations } = summary
  if (totalCruised < minModules) throw new Error(`Only ${totalCruised} modules were read: is @swc/core installed?`)
  const lines = violations.map(({ rule, from, to, cycle }) =>
    cycle ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}` : `${rule.name}: ${from} → ${to}`,
  )
  const faults = [...lines.sort(), ...findFeatureCycles(modules)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Each rule of the cruiser has a violation planted: a rule that finds none in that tree has stopped working. */
async function plantedFaults() {
  const {
    modules,
    summary: { violations },
  } = await cruise(['apps', 'packages'], planted)
  const found = new Set(violations.map(({ rule }) => rule.name))
  const rules = require(join(root, '.dependency-cruiser.cjs')).forbidden.map(({ name }) => name)
  const silent = rules.filter((name) => !found.has(name))
  if (silent.length > 0) throw new Error(`Rules that do not find what is planted in ${planted}: ${silent.join(', ')}`)
  if (findFeatureCycles(modules).length !== 1)
    throw new Error(`The two features in ${planted} that use each other are not found, or others are`)
  const wrong = violations.filter(({ from }) => /\/repository\.ts$|\/test\//.test(from) || /\/index\.ts$/.test(from))
  if (wrong.length > 0)
    throw new Error(`Allowed imports that are reported: ${wrong.map(({ from }) => from).join(', ')}`)
}

/** A type's name is declared once. The planted repetition must be found. */
async function typeNames() {
  if (findRepeatedTypes(filesBelow(planted)).length !== 1)
    throw new Error(`The repeated type in ${planted} is not found, or others are`)
  const faults = findRepeatedTypes(['apps', 'packages', 'e2e', 'bench'].flatMap(filesBelow))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** A door is small, and gives away no SQL. The planted ones must be found. */
async function doorsOfFeatures() {
  if (findWideDoors(filesBelow(planted)).length !== 3)
    throw new Error(`The wide door in ${planted} with its columns and condition is not found, or others are`)
  const faults = findWideDoors(filesBelow('apps/server/src/features'))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What no linter says: folders without a subject, suppressions, notes to do later, lines and style sheets that are too long. */
async function houseRules() {
  const faults = ['apps', 'packages', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    filesBelow(folder).flatMap(faultsOf),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'build', '.react-router', 'fixtures', 'meta'].includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}

function faultsOf(file) {
  const faults = []
  const vague = /\/(utils|helpers|common|misc)(\/|\.)/.exec(file)
  if (vague) faults.push(`${file}: '${vague[1]}' names no subject`)
  // Generated by the test of the API's client.
  if (!/\.(ts|tsx|mjs|cjs|css)$/.test(file) || file.endsWith('/api.d.ts')) return faults
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  if (file.endsWith('.css') && lines.length > 301) faults.push(`${file}: ${lines.length - 1} lines, 300 at most`)
  // Without scripts, any other form puts what is typed, such as a password, into the address.
  if (file.endsWith('.tsx') && forms(lines.join('\n')).some((tag) => !/method="post"|attributes\}/.test(tag)))
    faults.push(`${file}: a form without method="post"`)
  lines.forEach((line, index) => {
    if (line.length > maxLineLength && !file.endsWith('.css'))
      faults.push(`${file}:${index + 1}: ${line.length} characters, ${maxLineLength} at most`)
    const word = /\/[/*].*(biome-ignore|@ts-(?:ignore|nocheck|expect-error)|eslint-disable|\bTODO\b|\bFIXME\b)/.exec(
      line,
    )
    if (word && !line.includes('const word =')) faults.push(`${file}:${index + 1}: ${word[1]}`)
  })
  return faults
}

function forms(text) {
  return text.match(/<form\b(?:=>|[^>])*>/g) ?? []
}

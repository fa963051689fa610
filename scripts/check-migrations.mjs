import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/*
 * While instances are restarted in turn, the previous version runs on the new schema, and both serve. A migration may therefore
 * neither take away what the previous version uses nor hold a lock for as long as a table is large. Where a statement is
 * right all the same, the line before it says why: `-- allowed: a table of a few hundred rows`.
 */
const folder = join(root, 'apps/server/drizzle')
const planted = join(root, 'scripts/fixtures/planted-migration.sql')
/** The last migration that no instance ran beside: there was no release before it. */
const beforeFirstRelease = 30

const breaks = 'the previous version still uses it: drop it one release later'
const rules = [
  { name: 'drop table', pattern: /^drop (table|view)/i, why: breaks },
  { name: 'drop column', pattern: /^alter table .* drop column/i, why: breaks },
  { name: 'rename', pattern: /^alter (table|type) .* rename/i, why: 'the previous version still uses the old name' },
  {
    name: 'change of type',
    pattern: /^alter table .* alter column .* type/i,
    why: 'rewrites the table under a lock: add a second column',
  },
  {
    name: 'not null',
    pattern: /^alter table .* alter column .* set not null/i,
    why: 'the previous version may still write null, and all rows are read under a lock',
  },
  {
    name: 'required column',
    pattern: /^alter table .* add column (?!.*\b(default|generated)\b).*not null/i,
    why: 'the previous version writes rows without it: give it a default',
  },
  {
    name: 'stored column',
    pattern: /^alter table .* add column .* generated always as .* stored/i,
    why: 'rewrites the table under a lock',
  },
  {
    name: 'validated constraint',
    pattern: /^alter table .* add constraint (?!.*\bnot valid\b)/i,
    why: 'reads all rows under a lock: add it as NOT VALID, and validate it later',
  },
  { name: 'index', pattern: /^create (unique )?index/i, why: 'nobody can write to the table while it is built' },
  { name: 'whole table', pattern: /^(update|delete from) (?!.*\bwhere\b)/i, why: 'locks every row until the end' },
]

const faults = migrationsToCheck().flatMap((file) => faultsIn(file, readFileSync(join(folder, file), 'utf8')))
const found = faultsIn('planted', readFileSync(planted, 'utf8'))
if (found.length !== rules.length || rules.some(({ name }) => !found.some((fault) => fault.includes(`${name}:`))))
  faults.push(`Each rule must find one fault in ${planted}. Found:\n${found.join('\n')}`)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

function migrationsToCheck() {
  return readdirSync(folder).filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) > beforeFirstRelease)
}

function faultsIn(file, text) {
  const created = [...text.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, table]) => table)
  return statementsOf(text).flatMap((statement) => {
    if (/^-- allowed: \S/m.test(statement)) return []
    const sql = statement
      .replace(/^--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
    // Nothing else uses a table that is new.
    if (created.includes(tableOf(sql))) return []
    const broken = rules.filter(({ pattern }) => pattern.test(sql))
    return broken.map(({ name, why }) => `${file}: ${name}: ${why}\n    ${sql.slice(0, 120)}`)
  })
}

/** Semicolons within a function's or a block's body end no statement. */
function statementsOf(text) {
  return text.split('--> statement-breakpoint').flatMap((part) => (part.includes('$$') ? [part] : part.split(';')))
}

function tableOf(sql) {
  return /(?:alter table|index .*? on|update|delete from) (?:only )?(?:"public"\.)?"?(\w+)"?/i.exec(sql)?.[1]
}

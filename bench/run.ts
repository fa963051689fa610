import { existsSync, readdirSync } from 'node:fs'

/* `npm run bench -- NAME …`: runs one of the benchmarks with the parameters after its name, or lists them. */
const names = readdirSync(import.meta.dirname).filter((name) => existsSync(`${import.meta.dirname}/${name}/run.ts`))
const [name = ''] = process.argv.splice(2, 1)
if (names.includes(name)) {
  await import(`./${name}/run.ts`)
} else {
  process.stderr.write(`Usage: npm run bench -- ${names.join('|')}\n`)
  process.exitCode = 1
}

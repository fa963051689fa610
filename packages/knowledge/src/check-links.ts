import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAddress, checkInTurn } from '#link-check.ts'
import { describeIssue, knowledgeFolder, readKnowledge } from '#load.ts'
import { confirmEvidence, listMaterials } from '#material-files.ts'

/**
 * `npm run knowledge:links`: opens every address of the free material. Pages that answer become `seen`. Dead ones are
 * named with file and line, and the program fails. What cannot be judged from here stays as it is.
 */
const materials = listMaterials(readKnowledge(knowledgeFolder))
const addresses = [...new Set(materials.map(({ url }) => url))]
process.stdout.write(`Opening ${addresses.length} addresses …\n`)
const results = await checkInTurn(addresses, checkAddress)

const alive = new Set(addresses.filter((url) => results.get(url)?.state === 'alive'))
let confirmed = 0
for (const file of new Set(materials.map((each) => each.file))) {
  const path = join(knowledgeFolder, file)
  const before = readFileSync(path, 'utf8')
  const after = confirmEvidence(before, alive)
  if (after.confirmed === 0) continue
  confirmed += after.confirmed
  writeFileSync(path, after.content)
}

const problems = materials.flatMap(({ file, line, url }) => {
  const result = results.get(url)
  return result === undefined || result.state === 'alive'
    ? []
    : [{ file, line, state: result.state, message: `${url}: ${result.reason}` }]
})
for (const state of ['dead', 'unclear'] as const) {
  const found = problems.filter((problem) => problem.state === state)
  if (found.length === 0) continue
  process.stdout.write(
    state === 'dead' ? '\nDead, to be replaced or removed:\n' : '\nUnclear, open them in a browser:\n',
  )
  for (const problem of found) process.stdout.write(`${describeIssue(problem)}\n`)
}
process.stdout.write(`\n${alive.size} of ${addresses.length} addresses answer. ${confirmed} entries are now 'seen'.\n`)
if (problems.some(({ state }) => state === 'dead')) process.exitCode = 1

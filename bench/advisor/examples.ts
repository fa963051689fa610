import { readFileSync, writeFileSync } from 'node:fs'

import { intents, misreadExamples } from '@milepost/advisor/testing'

/**
 * The second half of `npm run knowledge`: says which examples of the assistant's intents the others don't teach any more, and which
 * they teach now, since it last ran.
 */
const file = new URL('../../.cache/misread-examples.txt', import.meta.url)
const now = misreadExamples()
const count = intents.reduce((sum, { examples }) => sum + examples.length, 0)
process.stdout.write(
  `${count - now.length} of ${count} examples are read as they stand where they have not been seen.\n`,
)
const before = readBefore()
const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}
if (before !== null) {
  for (const line of without(now, before)) process.stdout.write(`lost   ${line}\n`)
  for (const line of without(before, now)) process.stdout.write(`found  ${line}\n`)
}
writeFileSync(file, now.join('\n'))

function readBefore(): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return null
  }
}

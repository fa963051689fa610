import { translate } from '@milepost/advisor/knowledge'
import { describeApi } from '@milepost/contract/openapi'
import { expect, test } from 'vitest'

/** Every value of a closed list, in whatever reply. */
function choicesOf(part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap(choicesOf)
  if (typeof part !== 'object' || part === null) return []
  const own = 'enum' in part && Array.isArray(part.enum) ? part.enum : []
  return [...own, ...('const' in part ? [part.const] : []), ...Object.values(part).flatMap(choicesOf)]
}

test.each(['ta', 'si'] as const)('in %s no value of a closed list is taken for a text', (language) => {
  const choices = [...new Set(choicesOf(describeApi()))]
  expect(choices.length).toBeGreaterThan(100)
  expect(translate(choices, language)).toEqual(choices)
})

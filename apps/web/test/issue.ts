import type { Issue } from '@milepost/contract/errors'

/** One thing that the server finds wrong with a field. */
export function issueOf(field: string, message: string): Issue {
  return { field, rule: 'rule', message, params: {} }
}

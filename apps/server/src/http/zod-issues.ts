import type * as z from 'zod/mini'
import type { ValidationIssue } from '#http/errors.ts'

type ZodIssue = z.core.$ZodIssue

/** Converts zod's issues to field and rule, without the input. */
export function toIssues(issues: readonly ZodIssue[]): ValidationIssue[] {
  return issues.flatMap(toIssue)
}

function toIssue(issue: ZodIssue): ValidationIssue[] {
  const field = issue.path.join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), rule: 'unknown_key' }))
    case 'invalid_type':
      return [
        issue.input === undefined
          ? { field, rule: 'required' }
          : { field, rule: 'type', params: { expected: issue.expected } },
      ]
    case 'too_small':
      return [{ field, rule: smallRule(issue), params: { minimum: Number(issue.minimum) } }]
    case 'too_big':
      return [{ field, rule: bigRule(issue.origin), params: { maximum: Number(issue.maximum) } }]
    case 'invalid_value':
      return [
        issue.input === undefined
          ? { field, rule: 'required' }
          : { field, rule: 'one_of', params: { options: issue.values.join(', ') } },
      ]
    case 'invalid_format':
      return [{ field, rule: 'format', params: { expected: issue.format } }]
    case 'custom':
      return [{ field, rule: typeof issue.params?.['rule'] === 'string' ? issue.params['rule'] : 'not_valid' }]
    default:
      return [{ field, rule: 'not_valid' }]
  }
}

function smallRule(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too_short'
  return issue.origin === 'array' ? 'too_few' : 'too_small'
}

function bigRule(origin: string): string {
  if (origin === 'string') return 'too_long'
  return origin === 'array' ? 'too_many' : 'too_big'
}

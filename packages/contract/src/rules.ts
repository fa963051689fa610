import type * as z from 'zod/mini'

/** The rule that a value breaks, with its figures: what a text can be made of, on the server and in a form. */
export interface BrokenRule {
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Names the rule behind one of zod's issues.
 *
 * @param issue - The issue, with its input where nothing was given.
 * @returns The rule.
 */
export function brokenRuleOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): BrokenRule {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { rule: 'unknown_key' }
    case 'invalid_type':
      return issue.input === undefined ? { rule: 'required' } : { rule: 'type', params: { expected: issue.expected } }
    case 'too_small':
      return { rule: smallRule(issue), params: { minimum: Number(issue.minimum) } }
    case 'too_big':
      return { rule: bigRule(issue.origin), params: { maximum: Number(issue.maximum) } }
    case 'invalid_value':
      return issue.input === undefined
        ? { rule: 'required' }
        : { rule: 'one_of', params: { options: issue.values.join(', ') } }
    case 'invalid_format':
      return { rule: 'format', params: { expected: issue.format } }
    case 'custom':
      return { rule: typeof issue.params?.['rule'] === 'string' ? issue.params['rule'] : 'not_valid' }
    default:
      return { rule: 'not_valid' }
  }
}

function smallRule({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === 'string') return minimum === 1 ? 'required' : 'too_short'
  return origin === 'array' ? 'too_few' : 'too_small'
}

function bigRule(origin: string): string {
  if (origin === 'string') return 'too_long'
  return origin === 'array' ? 'too_many' : 'too_big'
}

import { brokenRuleOf } from '@milepost/contract/rules'
import type * as z from 'zod/mini'
import type { ValidationIssue } from '#http/errors.ts'

type ZodIssue = z.core.$ZodIssue

/** Converts zod's issues to field and rule, without the input. */
export function toIssues(issues: readonly ZodIssue[]): ValidationIssue[] {
  return issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => ({ field: path.join('.'), ...brokenRuleOf(issue) }))
  })
}

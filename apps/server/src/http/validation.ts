import type { Schema } from '@milepost/contract/http'
import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '#http/errors.ts'
import { toIssues } from '#http/zod-issues.ts'

/** Validates input against the contract and keeps each field and rule (the type provider's own loses them). */
export const validateByContract: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data, { reportInput: true })
    return result.success
      ? { value: result.data }
      : { error: new AppError('invalid', { issues: toIssues(result.error.issues) }) }
  }

import * as z from 'zod/mini'
import { LinkParams } from '#accounts/schema.ts'
import { listReplyHeaders, maxPageSize } from '#courses/limits.ts'
import type { Schema } from '#http.ts'
import { identifier, numericIdentifier, wholeNumber } from '#text.ts'

/*
 * What belongs together in a route has a name here. A route spreads it: `...ofUser`.
 */

/** The path names the user who calls, as `userId`. */
export const ofUser = ofUserAnd({})

/**
 * Like `ofUser`, for a path that names something else too.
 *
 * @param params - The path's other parameters.
 * @returns The route's subject and parameters.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ofUserAnd<P extends z.core.$ZodShape>(params: P) {
  const subject = { in: 'params', name: 'userId' } as const
  return { subject, params: z.strictObject({ userId: identifier, ...params }) }
}

export const InstitutionParams = z.strictObject({ id: numericIdentifier })

/** For an institution's own people and admins. */
export const ofInstitution = { access: ['institution', 'admin'], params: InstitutionParams } as const

/** Works for everyone who has an emailed link. */
export const byEmailedLink = { access: 'public', params: LinkParams, rateLimit: 'link-address' } as const

export const pagingFields = {
  page: z.optional(wholeNumber(1, 1_000_000)),
  page_size: z.optional(wholeNumber(1, maxPageSize)),
}

/**
 * A list that is read page by page.
 *
 * @param row - The schema of a row.
 * @param filters - The query's fields beside the page.
 * @returns The route's query, reply and reply headers.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<R extends Schema, F extends z.core.$ZodShape = Record<never, never>>(row: R, filters?: F) {
  return {
    query: z.strictObject({ ...(filters as F), ...pagingFields }),
    reply: { 200: z.array(row) },
    replyHeaders: listReplyHeaders,
  }
}

import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Today's questions. */
export const reviewsQuery = (userId: string) =>
  queryOptions({ queryKey: ['reviews', userId], queryFn: () => call('GET /reviews', {}) })

export function answerReview(question: string, knew: boolean): Promise<undefined> {
  return call('POST /reviews', { body: { question, knew } })
}

import type { ExperienceExample } from '@milepost/contract/interests/limits'
import type { InterestArea } from '@milepost/contract/profiles/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The activities of the interest check. */
export const interestCheckQuery = queryOptions({ queryKey: ['interests'], queryFn: () => call('GET /interests', {}) })

/** What the answers say. Nothing is stored by asking. */
export const interestResultQuery = (answers: InterestAnswers) =>
  queryOptions({
    queryKey: ['interests', 'result', answers],
    queryFn: () => call('POST /interests/result', { body: answers }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How a roadmap could begin for what a visitor enjoys and knows. */
export const exampleRoadmapQuery = (query: { enjoys: InterestArea; knows?: ExperienceExample }) =>
  queryOptions({
    queryKey: ['interests', 'example', query],
    queryFn: () => call('GET /interests/example', { query }),
    staleTime: Number.POSITIVE_INFINITY,
  })

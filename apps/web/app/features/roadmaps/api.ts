import type { ProfileAnswers } from '@milepost/contract/profiles'
import { createRoadmap, generateCareer, getRoadmap, type Roadmap } from '@milepost/contract/roadmaps'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'

/** The learner's roadmap. Where there is none yet one is made from the saved answers. */
export const roadmapQuery = (userId: string) =>
  queryOptions({ queryKey: ['roadmap', userId], queryFn: () => readOrMake(userId) })

async function readOrMake(userId: string): Promise<Roadmap> {
  try {
    return await call(getRoadmap, { params: { userId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return call(createRoadmap, { body: { userId } })
  }
}

/** Asks for another roadmap from the same answers. Errors: ApiError with code 'premium_required' without a paid plan. */
export function regenerateRoadmap(userId: string): Promise<Roadmap> {
  return call(createRoadmap, { body: { userId, regenerate: true } })
}

/** The wizard's second and third call: the roadmap from the answers, then the career diagram. */
export async function makeRoadmapAndCareer(userId: string, answers: ProfileAnswers): Promise<void> {
  await call(createRoadmap, { body: { ...answers, userId } })
  await call(generateCareer, { body: { userId } })
}

import { generateCareer } from '@milepost/contract/career-diagrams'
import type { CareerId } from '@milepost/contract/careers'
import { getSkill } from '@milepost/contract/knowledge'
import type { ProfileAnswers } from '@milepost/contract/profile-answers'
import {
  correctSkill as correctSkillRoute,
  createRoadmap,
  getRoadmap,
  getRoadmapVersion,
  listRoadmapVersions,
  previewRoadmap,
  type Roadmap,
  restoreRoadmapVersion,
  setPace,
  switchCareer as switchCareerRoute,
} from '@milepost/contract/roadmaps'
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

/**
 * Creates another roadmap from the same answers.
 * @throws ApiError with code 'premium_required' without a paid plan.
 */
export function regenerateRoadmap(userId: string): Promise<Roadmap> {
  return call(createRoadmap, { body: { userId, regenerate: true } })
}

/** The wizard's second and third call: the roadmap from the answers, then the career diagram. */
export async function makeRoadmapAndCareer(userId: string, answers: ProfileAnswers): Promise<void> {
  await call(createRoadmap, { body: { ...answers, userId } })
  await call(generateCareer, { body: { userId } })
}

/**
 * What a switch to a career, or without one a regeneration, would change. Progress and courses may have changed, so
 * each opening loads it again.
 */
export const previewQuery = (userId: string, careerId?: CareerId) =>
  queryOptions({
    queryKey: ['roadmap-preview', userId, careerId ?? null],
    queryFn: () => call(previewRoadmap, { body: { userId, ...(careerId !== undefined && { careerId }) } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * Switches to a career's roadmap.
 * @throws ApiError with code 'premium_required' without a paid plan.
 */
export function switchCareer(userId: string, careerId: CareerId): Promise<Roadmap> {
  return call(switchCareerRoute, { params: { userId }, body: { careerId } })
}

/** Makes an older version of the roadmap the current one again. */
export function restoreVersion(userId: string, version: number): Promise<Roadmap> {
  return call(restoreRoadmapVersion, { params: { userId, version } })
}

/** The versions of the learner's roadmap, the newest first. */
export const versionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['roadmap-versions', userId],
    queryFn: () => call(listRoadmapVersions, { params: { userId } }),
  })

export const versionQuery = (userId: string, version: number) =>
  queryOptions({
    queryKey: ['roadmap-version', userId, version],
    queryFn: () => call(getRoadmapVersion, { params: { userId, version } }),
  })

/** What a skill is, with questions to check oneself. */
export const skillQuery = (skillId: string) =>
  queryOptions({
    queryKey: ['skill', skillId],
    queryFn: () => call(getSkill, { params: { skillId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Marks a skill as known or unknown.
 * @returns The new roadmap.
 */
export function correctSkill(userId: string, skillId: string, known: boolean): Promise<Roadmap> {
  return call(correctSkillRoute, { params: { userId, skillId }, body: { known } })
}

/** `hoursPerWeek` null deletes the plan. */
export async function savePace(userId: string, hoursPerWeek: number | null): Promise<number | null> {
  const saved = await call(setPace, { params: { userId }, body: { hoursPerWeek } })
  return saved.hoursPerWeek
}

import type { CareerId } from '@milepost/contract/careers/limits'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import type { ByDate, Roadmap, VariantChoice } from '@milepost/contract/roadmaps/schema'
import type { Weekday } from '@milepost/contract/roadmaps/week-plan'
import type { SkillLevel } from '@milepost/contract/skills/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { withCopy } from '#lib/offline-copy.ts'
import { storedItems } from '#lib/stored-items.ts'

/** The learner's roadmap. Where there is none yet one is made from the saved answers. */
export const roadmapQuery = (userId: string) =>
  queryOptions({
    queryKey: ['roadmap', userId],
    ...withCopy({ item: storedItems.roadmapCopy, userId, load: () => readOrMake(userId), parse: parseRoadmap }),
  })

/** The schema is large, and needed for a copy alone. */
async function parseRoadmap(copy: unknown): Promise<Roadmap | null> {
  const contract = await import('@milepost/contract/roadmaps/schema')
  return contract.Roadmap.safeParse(copy).data ?? null
}

async function readOrMake(userId: string): Promise<Roadmap> {
  try {
    return await call('GET /roadmap/:userId', { params: { userId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return call('POST /roadmap', { body: { userId } })
  }
}

/**
 * Creates another roadmap from the same answers.
 * @throws ApiError with code 'premium_required' without a paid plan.
 */
export function regenerateRoadmap(userId: string): Promise<Roadmap> {
  return call('POST /roadmap', { body: { userId, regenerate: true } })
}

/** The wizard's second and third call: the roadmap from the answers, then the career diagram. */
export async function makeRoadmapAndCareer(userId: string, answers: ProfileAnswers): Promise<void> {
  await call('POST /roadmap', { body: { ...answers, userId } })
  await call('POST /career/generate', { body: { userId } })
}

/**
 * What a switch to a career, or without one a regeneration, would change. Progress and courses may have changed, so
 * each opening loads it again.
 */
export const previewQuery = (userId: string, careerId?: CareerId) =>
  queryOptions({
    queryKey: ['roadmap-preview', userId, careerId ?? null],
    queryFn: () => call('POST /roadmap/preview', { body: { userId, ...(careerId !== undefined && { careerId }) } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Other ways to the career, and with `byDate` one that ends in time. Kept while they are looked at. */
export const variantsQuery = (userId: string, byDate: ByDate | null) =>
  queryOptions({
    queryKey: ['roadmap-variants', userId, byDate],
    queryFn: () => call('POST /roadmap/variants', { body: { userId, ...byDate } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * Chooses another way to the career.
 * @throws ApiError with code 'premium_required' without a paid plan.
 */
export function chooseVariant(userId: string, choice: VariantChoice): Promise<Roadmap> {
  return call('PUT /roadmap/:userId/variant', { params: { userId }, body: choice })
}

/**
 * Switches to a career's roadmap.
 * @throws ApiError with code 'premium_required' without a paid plan.
 */
export function switchCareer(
  userId: string,
  careerId: CareerId,
  { afterTaster = false }: { afterTaster?: boolean } = {},
): Promise<Roadmap> {
  return call('PUT /roadmap/:userId/career', {
    params: { userId },
    body: { careerId, ...(afterTaster && { afterTaster }) },
  })
}

/** Takes the choice of a career back. */
export function takeBackChoice(userId: string): Promise<Roadmap> {
  return call('DELETE /roadmap/:userId/career', { params: { userId } })
}

/** Makes an older version of the roadmap the current one again. */
export function restoreVersion(userId: string, version: number): Promise<Roadmap> {
  return call('POST /roadmap/:userId/versions/:version/restore', { params: { userId, version } })
}

/** The versions of the learner's roadmap, the newest first. */
export const versionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['roadmap-versions', userId],
    queryFn: () => call('GET /roadmap/:userId/versions', { params: { userId } }),
  })

export const versionQuery = (userId: string, version: number) =>
  queryOptions({
    queryKey: ['roadmap-version', userId, version],
    queryFn: () => call('GET /roadmap/:userId/versions/:version', { params: { userId, version } }),
  })

/** What a skill is, with questions to check oneself. */
export const skillQuery = (skillId: string) =>
  queryOptions({
    queryKey: ['skill', skillId],
    queryFn: () => call('GET /skills/:skillId', { params: { skillId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Says how well the learner knows a skill.
 * @returns The new roadmap.
 */
export function correctSkill(userId: string, skillId: string, level: SkillLevel): Promise<Roadmap> {
  return call('PUT /roadmap/:userId/skills/:skillId', { params: { userId, skillId }, body: { level } })
}

/**
 * Takes back what the answers ask about a skill, or asks for it again.
 * @returns The new roadmap.
 */
export function ignoreRequest(userId: string, skillId: string, requestIgnored: boolean): Promise<Roadmap> {
  return call('PUT /roadmap/:userId/skills/:skillId', { params: { userId, skillId }, body: { requestIgnored } })
}

/**
 * Adds a skill to the roadmap that the answers do not ask for, or that was left out as too long, or takes it off again.
 * @returns The new roadmap.
 */
export function addSkill(userId: string, skillId: string, added: boolean): Promise<Roadmap> {
  return call('PUT /roadmap/:userId/skills/:skillId', { params: { userId, skillId }, body: { added } })
}

export interface PaceChange {
  readonly hoursPerWeek: number | null
  readonly studyDays?: Weekday[]
}

/** `hoursPerWeek` null deletes the plan. Days that are left out stay. */
export async function savePace(userId: string, pace: PaceChange): Promise<Pick<Roadmap, 'hoursPerWeek' | 'studyDays'>> {
  return call('PUT /roadmap/:userId/pace', { params: { userId }, body: pace })
}

import type { RoadmapRequest } from '@milepost/contract/roadmaps/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { type ReadField, readPerson } from '#read/read-person.ts'

type UnknownWish = Extract<RoadmapRequest, { kind: 'unknown' }>

/**
 * Finds what a learner wants to learn and no step of ours teaches, so that a roadmap can say so.
 *
 * @param profile - The learner's texts.
 * @returns Products of our list of names, each once.
 */
export function readUnknownWishes(profile: Pick<AdvisorProfile, ReadField>): UnknownWish[] {
  return readPerson(profile).wishes.flatMap(({ skillId, name, quote }) =>
    skillId === null ? [{ kind: 'unknown', name, quote }] : [],
  )
}

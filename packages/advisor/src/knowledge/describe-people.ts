import type { CareerId } from '@milepost/contract/careers/limits'
import type { CareerTaster } from '@milepost/contract/knowledge/schema'
import type { OtherWork, Recommendation } from '@milepost/contract/recommendations/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { readInterests } from '#interests/read-interests.ts'
import { occupationGroups, tasters } from '#knowledge/knowledge.ts'

/**
 * Finds the hour of a career's work to try.
 *
 * @param careerId - The career.
 * @returns What to study, what to make, and how to check it.
 */
export function describeTaster(careerId: CareerId): CareerTaster {
  const taster = tasters.find(({ career }) => career === careerId)
  if (taster === undefined) throw new Error(`no taster: ${careerId}`)
  return taster
}

/**
 * Describes where to look for work outside our careers.
 *
 * @param elsewhere - What was concluded.
 * @param profile - The answers, for what the interest check says.
 * @returns The kind of work and who to ask, or null for someone whose wishes are ours.
 */
export function describeOtherWork(
  elsewhere: Recommendation['elsewhere'],
  { interestAnswers }: Pick<AdvisorProfile, 'interestAnswers'>,
): OtherWork | null {
  if (elsewhere === null) return null
  const group = occupationGroups.find(({ code }) => code === elsewhere.group)
  return {
    quote: elsewhere.quote,
    group:
      group === undefined
        ? null
        : { name: group.name, examples: group.examples, ask: group.ask, technology: group.technology },
    fields: (interestAnswers && readInterests(interestAnswers).elsewhere?.fields) ?? null,
  }
}

import { hoursWithEducation, type SkillLevel, shareLeftAt } from '@milepost/contract/skills/limits'
import type { AdvisorProfile } from '#advisor.ts'

/**
 * Adjusts the hours of the knowledge base to the learner's schooling, and to what they know already.
 *
 * @param hours - Hours as the knowledge base has them.
 * @param profile - The learner's schooling. A beginner's, who left high school, if left out.
 * @param level - How well the learner knows the skill.
 * @returns Whole hours, at least 1.
 */
export function stepHours(
  hours: number,
  { educationLevel }: Pick<AdvisorProfile, 'educationLevel'> = { educationLevel: 'High School' },
  level: SkillLevel = 'heard_of',
): number {
  return hoursWithEducation(hours * shareLeftAt(level), educationLevel)
}

import type { RankedCareer } from '@milepost/contract/recommendations/schema'
import { formatList } from '#chat/formats.ts'

const reasonTexts: Readonly<Record<string, (names: string) => string>> = {
  stated_preference: () => 'You chose this career.',
  interest_area: (names) => `It matches your interest in ${names}.`,
  skill_in_experience: (names) => `It builds on your experience with ${names}.`,
  skill_in_certifications: (names) => `Your certifications in ${names} help here.`,
  words_in_goals: () => 'You mentioned this work in your goals.',
  education_fits: () => 'Your education is a good starting point.',
  dream_company: () => 'It suits your dream company.',
  preference_elsewhere: () => 'You chose another career.',
  interest_missing: (names) => `It also calls for an interest in ${names}, which you didn’t pick.`,
  education_short: () => 'Most people in this job have studied longer.',
  many_skills_to_learn: () => 'There is still a lot to learn.',
}

/**
 * Writes reasons of a recommendation as sentences, each kind once. The learner's own words are left out.
 *
 * @param reasons - Reasons of a recommendation.
 * @returns The sentences, in order.
 */
export function reasonSentencesOf(reasons: RankedCareer['reasons']): string[] {
  const byCode = new Map<string, string[]>()
  for (const { code, params } of reasons) {
    const name = (code === 'interest_area' || code === 'interest_missing' ? params['interest'] : params['skill']) ?? ''
    byCode.set(code, [...(byCode.get(code) ?? []), ...(name === '' ? [] : [name])])
  }
  return [...byCode].flatMap(([code, names]) => {
    const write = reasonTexts[code]
    if (write === undefined) return []
    const isNamed = /^(?:interest_|skill_)/.test(code)
    if (isNamed && names.length === 0) return []
    return [write(formatList([...new Set(names)].slice(0, 4)))]
  })
}

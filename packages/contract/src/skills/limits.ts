/**
 * How well a learner knows a skill, the least first: heard of it, knows the basics (such as from a course), has used it in
 * projects, or has used it at work for years.
 */
export const skillLevels = ['heard_of', 'basics', 'projects', 'work'] as const
export type SkillLevel = (typeof skillLevels)[number]

/** Our own estimate. The projects of a roadmap practise what a learner has used before, so nothing else is left of it. */
const sharesLeft = { heard_of: 1, basics: 0.5, projects: 0, work: 0 } as const satisfies Record<SkillLevel, number>

/**
 * Tells how much of a skill is left to learn.
 *
 * @param level - How well the learner knows it.
 * @returns The share of a beginner's hours, 0 to 1.
 */
export function shareLeftAt(level: SkillLevel): number {
  return sharesLeft[level]
}

/**
 * Tells whether a roadmap can leave a skill out.
 *
 * @param level - How well the learner knows it.
 * @returns True if nothing of it is left to learn.
 */
export function isLearned(level: SkillLevel): boolean {
  return shareLeftAt(level) === 0
}

/**
 * Compares two levels.
 *
 * @param a - One level.
 * @param b - Another level.
 * @returns The better of both.
 */
export function betterLevel(a: SkillLevel, b: SkillLevel): SkillLevel {
  return skillLevels.indexOf(a) < skillLevels.indexOf(b) ? b : a
}

/** Hours are written for who left high school. More schooling shortens them: our own estimate. */
const educationFactor = {
  'High School': 1,
  Diploma: 11 / 12,
  Undergraduate: 5 / 6,
  Postgraduate: 3 / 4,
  Other: 11 / 12,
} as const

/**
 * Works out how long a skill takes someone who knows nothing of it.
 *
 * @param beginnerHours - For a learner with high school only.
 * @param education - The learner's schooling.
 * @returns The same whole hours as on a roadmap.
 */
export function hoursWithEducation(beginnerHours: number, education: keyof typeof educationFactor): number {
  return Math.max(1, Math.round(beginnerHours * educationFactor[education]))
}

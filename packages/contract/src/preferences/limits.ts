export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

export const learningModes = ['Online', 'Offline', 'Hybrid'] as const
export type LearningMode = (typeof learningModes)[number]

/** Preferred length of courses. Short-term courses take at most `shortTermWeeks`. */
export const learningDurations = ['Short-term', 'Long-term'] as const
export type LearningDuration = (typeof learningDurations)[number]

export const shortTermWeeks = 12
export const maxCareerGoalLength = 500

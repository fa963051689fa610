export const appearances = ['system', 'light', 'dark'] as const
export const learningModes = ['Online', 'Offline', 'Hybrid'] as const
/** Preferred length of courses. Short-term courses take at most `shortTermWeeks`. */
export const learningDurations = ['Short-term', 'Long-term'] as const
export const shortTermWeeks = 12
export const maxCareerGoalLength = 500

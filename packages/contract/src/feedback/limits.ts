export const feedbackTypes = ['institution', 'course'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const maxStars = 5
export const maxFeedbackTargetLength = 200
/** How many targets are offered at a time. To see others, users type more of the name. */
export const maxFeedbackTargets = 20

/** Fictional targets to choose from while there is no institution or no course yet. */
export const sampleFeedbackTargets = {
  institution: ['Harbour Light Institute', 'Palmyra College of Computing', 'Blue Hills Academy'],
  course: ['Fullstack Web Dev', 'AI Career Pathing', 'Cybersecurity Essentials'],
} as const satisfies Record<FeedbackType, readonly string[]>

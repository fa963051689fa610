/** 'course' is free courseware of a publisher, never a course of the catalogue. */
export const materialKinds = ['docs', 'tutorial', 'book', 'course', 'exercise'] as const
/** The most pieces of free material that a step shows. */
export const maxMaterialsPerStep = 3

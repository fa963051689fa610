export type * from '#advisor.ts'
export { helpCountryOf } from '#assistant/crisis/help-country.ts'
export { isCrisis } from '#assistant/crisis/recognise-crisis.ts'
export { createEmbeddedAdvisor } from '#embedded/embedded-advisor.ts'
export { helpTopics } from '#help/topics.ts'
export { type CourseDrawback, courseDrawbacks, weightOf } from '#link/course-drawbacks.ts'
export { factsOf, indexCourses } from '#link/course-index.ts'
export { coursesTeaching, teachesInEachCareer } from '#link/courses-teaching.ts'
export { languageOf } from '#link/language-of.ts'
export { suggestCourse } from '#link/suggest-course.ts'
export type { Model } from '#model/call-model.ts'
export { findSkillsToLeaveOut } from '#plan/plan-by-date.ts'
export { missingOfCareer, titlesOf } from '#plan/titles.ts'
export { coursePreferencesOf, describeVariant, findVariants, isAlternativeTool } from '#plan/variants.ts'
export { withoutLearned } from '#recommend/recommend.ts'
export { tagPhrases } from '#text/phrase-tagger.ts'
export { readPlace } from '#text/read-place.ts'
export type { ModelCache } from '#text/trained-model.ts'

/**
 * Loads the engine that asks a language model, and the AI SDK with it, only when it is wanted.
 *
 * @returns The function that creates this engine.
 */
export async function loadModelAdvisor() {
  const { createModelAdvisor } = await import('#model/model-advisor.ts')
  return createModelAdvisor
}

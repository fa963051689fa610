/* What tests and benchmarks need of the advisor's inside. The product uses none of it. */

export { intentModel, misreadExamples } from '#assistant/choose.ts'
export { prepareReply } from '#assistant/prepare-reply.ts'
export { handbook, intents } from '#knowledge/knowledge.ts'
export { minConfidence } from '#link/candidates.ts'
export { confidenceOf, type FactWeights, factWeights, fitShare, weighFacts } from '#link/course-confidence.ts'
export {
  type CourseScore,
  type FitSigns,
  type FitWeights,
  fitWeights,
  readSigns,
  scoreCourse,
  weighSigns,
} from '#link/course-fit.ts'
export { isForOthers } from '#link/courses-for-others.ts'
export { linkCourses, rankCourses } from '#link/link-courses.ts'
export { type StepSubject, subjectOf } from '#link/step-subject.ts'
export { createModelAdvisor } from '#model/model-advisor.ts'
export { knowledgeOf } from '#plan/known-skills.ts'
export { planRoadmap } from '#plan/plan.ts'
export { namesIn } from '#read/names.ts'
export { readPerson } from '#read/read-person.ts'
export { workModel } from '#recommend/classifier.ts'
export { isOtherWork, recommendCareers } from '#recommend/recommend.ts'
export {
  type BelongingSigns,
  belongingSignsOf,
  type ReadingWeights,
  readingsOf,
  readingWeights,
  readText,
  weigh,
  weighBelonging,
} from '#recommend/text-fit.ts'
export { chatIssues, linkIssues, planIssues, unknownKeys } from '#testing/answer-issues.ts'
export { chatContext, newcomer } from '#testing/chat-context.ts'
export { type FakeMode, fakeModes, startFakeLanguageModel } from '#testing/fake-language-model.ts'
export { plantFlatAnswers, plantInterests } from '#testing/plant-interests.ts'
export { anyCatalogue, anyProfile, emptyProfile } from '#testing/profiles.ts'
export { createTestBudget } from '#testing/test-budget.ts'
export { termsOf } from '#text/terms.ts'

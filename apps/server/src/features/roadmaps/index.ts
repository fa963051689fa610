export { linkWaitingSteps } from '#features/roadmaps/link-steps.ts'
export { makeRoadmap } from '#features/roadmaps/make-roadmap.ts'
export { findCurrentRoadmap, findSteps, type StepRow } from '#features/roadmaps/repository.ts'
export { mountRoadmaps } from '#features/roadmaps/routes.ts'

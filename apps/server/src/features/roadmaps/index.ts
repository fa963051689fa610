export { linkWaitingSteps } from '#features/roadmaps/link-steps.ts'
export { makeRoadmap } from '#features/roadmaps/make-roadmap.ts'
export { absenceOf } from '#features/roadmaps/presenter.ts'
export {
  findCurrentRoadmap,
  findMilestones,
  findSteps,
  type RoadmapRow,
  type StepRow,
} from '#features/roadmaps/repository.ts'
export { requireCurrentRoadmap } from '#features/roadmaps/require-current-roadmap.ts'
export { registerRoadmapRoutes } from '#features/roadmaps/routes.ts'

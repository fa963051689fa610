export { addSessions } from '#features/roadmaps/add-sessions.ts'
export { linkWaitingSteps } from '#features/roadmaps/link-steps.ts'
export { absenceOf, presentDestinations, presentKnownSkill } from '#features/roadmaps/presenter.ts'
export {
  findCurrentRoadmap,
  findMilestones,
  findSteps,
  type RoadmapRow,
  type StepRow,
} from '#features/roadmaps/repository.ts'
export { requireCurrentRoadmap } from '#features/roadmaps/require-current-roadmap.ts'
export { registerRoadmapRoutes } from '#features/roadmaps/routes.ts'
export { runRoadmapCommand } from '#features/roadmaps/run-roadmap-command.ts'

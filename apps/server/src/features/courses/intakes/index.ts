export {
  type CourseIntake,
  findIntakes,
  findTakenIntakes,
  replaceIntakes,
} from '#features/courses/intakes/repository.ts'
export { registerIntakeRoutes } from '#features/courses/intakes/routes.ts'

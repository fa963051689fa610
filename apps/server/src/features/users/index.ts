export { hasPaidPlan, presentUser } from '#features/users/presenter.ts'
export {
  findUserByEmail,
  hasDemoUsers,
  insertUser,
  lockUser,
  markProfileCompleted,
} from '#features/users/repository.ts'
export { mountUsers } from '#features/users/routes.ts'

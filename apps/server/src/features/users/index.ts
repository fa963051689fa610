export { hasPaidPlan, presentUser } from '#features/users/presenter.ts'
export {
  countUsers,
  findUserByEmail,
  hasDemoUsers,
  insertUser,
  lockUser,
  markProfileCompleted,
  type UserRow,
} from '#features/users/repository.ts'
export { mountUsers } from '#features/users/routes.ts'

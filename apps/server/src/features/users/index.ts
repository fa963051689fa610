export { hasPaidPlan, presentUser } from '#features/users/presenter.ts'
export {
  changeUser,
  deleteUserRow,
  findUser,
  findUserByEmail,
  hasDemoUsers,
  insertUser,
  lockAdmins,
  lockUser,
  markProfileCompleted,
  type UserRow,
} from '#features/users/repository.ts'
export { mountUsers } from '#features/users/routes.ts'

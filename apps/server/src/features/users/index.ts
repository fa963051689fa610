export { hasPaidPlan, presentUser, readListedUser } from '#features/users/presenter.ts'
export { proveEmail } from '#features/users/prove-email.ts'
export {
  changeUser,
  deleteUserRow,
  findUser,
  findUserByEmail,
  hasDemoUsers,
  insertUser,
  lockAdmins,
  lockUser,
  lockUserFully,
  type UserRow,
} from '#features/users/repository.ts'
export { registerUserRoutes } from '#features/users/routes.ts'

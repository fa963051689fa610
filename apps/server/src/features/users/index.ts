export { hasPaidPlan, presentListedUser, presentUser } from '#features/users/presenter.ts'
export { proveEmail } from '#features/users/prove-email.ts'
export {
  changeUser,
  deleteUserRow,
  findListedUser,
  findUser,
  findUserByEmail,
  hasDemoUsers,
  insertUser,
  type ListedUserRow,
  lockAdmins,
  lockUser,
  lockUserFully,
  markProfileCompleted,
  type UserRow,
  updateRole,
} from '#features/users/repository.ts'
export { registerUserRoutes } from '#features/users/routes.ts'

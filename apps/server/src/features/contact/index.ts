export { presentMessage } from '#features/contact/presenter.ts'
export { deleteContactMessages, deleteContactMessagesBefore, findMessage } from '#features/contact/repository.ts'
export { registerContactRoutes } from '#features/contact/routes.ts'

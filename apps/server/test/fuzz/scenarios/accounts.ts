import { randomUUID } from 'node:crypto'
import { codeNow } from '../../authenticator.ts'
import { password } from '../../factories.ts'
import type { Scenario } from '../scene.ts'

/** Changes an address, takes the change back from the old one, and sets the password that this ended. */
export const changeAddress: Scenario = async (scene) => {
  const person = await scene.register()
  const email = `${randomUUID()}@example.com`
  await scene.send(person, 'updateUser', { params: { id: person.id }, body: { name: 'Scene Person', email } })
  const visitor = scene.openVisitor()
  await scene.send(visitor, 'verifyEmail', { params: { token: await scene.readLink(email, 'change_email') } })
  const undo = await scene.readLink(person.email, 'email_changed')
  await scene.send(visitor, 'undoEmailChange', { params: { token: undo } })
  const reset = await scene.readLink(person.email, 'reset_password')
  await scene.send(visitor, 'resetPassword', { params: { token: reset }, body: { password } })
}

/** Signs in twice, ends one of the sessions, changes the password, signs out, and deletes the account. */
export const endSessions: Scenario = async (scene) => {
  const person = await scene.register()
  const params = { id: person.id }
  const signIn = { body: { email: person.email, password } }
  await scene.send(scene.openVisitor(), 'login', signIn)
  const sessions = await scene.send(person, 'listSessions', { params })
  const other = sessions.find(({ current }) => !current)
  await scene.send(person, 'endSession', { params: { ...params, sessionId: other?.id ?? '' } })
  await scene.send(person, 'exportUser', { params })
  await scene.send(person, 'setPassword', { body: { password } })
  await scene.send(person, 'logout', {})
  const { browser } = scene.openVisitor()
  const { token } = await scene.send({ ...person, browser, token: undefined }, 'login', signIn)
  await scene.send({ ...person, browser, token }, 'deleteUser', { params })
}

/** Becomes an admin, turns the second factor on, signs in with it, and turns it off. */
export const useSecondFactor: Scenario = async (scene) => {
  const admin = await scene.signInDemo('admin')
  const person = await scene.register()
  await scene.send(admin, 'changeRole', { params: { id: person.id }, body: { role: 'admin' } })
  const { secret } = await scene.send(person, 'startSecondFactor', {})
  const { recoveryCodes } = await scene.send(person, 'saveSecondFactor', { body: { on: true, code: codeNow(secret) } })
  const [first = '', second = ''] = recoveryCodes
  const visitor = scene.openVisitor()
  await visitor.browser.request('/api/auth/login', { json: { email: person.email, password } })
  const { token } = await scene.send(visitor, 'signInByCode', { body: { code: first } })
  const again = { ...visitor, id: person.id, email: person.email, token }
  await scene.send(again, 'saveSecondFactor', { body: { on: false, code: second } })
  await scene.send(admin, 'changeRole', { params: { id: person.id }, body: { role: 'student' } })
}

import { choose, signInAt } from '../../browser.ts'
import { password } from '../../factories.ts'
import type { Scenario, Scene, ScenePerson } from '../scene.ts'

/** People of the sandboxes, whose addresses the providers verified. */
const meera = '100000000000000000001'
const tariq = { key: '100000000000000000002', email: 'tariq@people.example' }
const sanduni = { key: 'sanduni-w', email: 'sanduni@people.example' }

/** Signs in at a provider, and proves there once more who it is. */
export const signInByProvider: Scenario = async (scene) => {
  const visitor = scene.openVisitor()
  const session = await exchange(scene, visitor, await signInAt(visitor.browser, 'google', meera))
  if (session.result !== 'signed-in') throw new Error(`the exchange ended with '${session.result}'`)
  const person = { ...visitor, id: session.user.id, email: session.user.email, token: session.token }
  const { url } = await scene.send(person, 'startReauthentication', { params: { provider: 'google' } })
  const page = await person.browser.follow(await person.browser.request(url))
  await exchange(scene, person, await choose(person.browser, page.reply, meera))
}

/** Links a provider to an account that had its address first, with the account's password. */
export const linkByPassword: Scenario = async (scene) => {
  const { visitor, token } = await startLink(scene, 'google', tariq)
  await scene.send(visitor, 'linkProvider', { body: { token, password } })
}

/** The same by a link that is emailed. */
export const linkByEmail: Scenario = async (scene) => {
  const { visitor, token } = await startLink(scene, 'github', sanduni)
  await scene.send(visitor, 'emailLinkProof', { body: { token } })
  const link = await scene.readLink(sanduni.email, 'link_account')
  await scene.send(visitor, 'confirmLink', { params: { token: link } })
}

/** @returns the token of a sign-in that waits for a proof */
async function startLink(scene: Scene, provider: 'google' | 'github', { key, email }: typeof tariq) {
  const admin = await scene.signInDemo('admin')
  for (const { id } of await scene.send(admin, 'listUsers', { query: { search: email } }))
    await scene.send(admin, 'deleteUser', { params: { id } })
  await scene.register(email)
  const visitor = scene.openVisitor()
  const reply = await exchange(scene, visitor, await signInAt(visitor.browser, provider, key))
  if (reply.result !== 'link-required') throw new Error(`the exchange ended with '${reply.result}'`)
  return { visitor, token: reply.token }
}

async function exchange(scene: Scene, person: ScenePerson, end: URL) {
  return scene.send(person, 'exchangeSignInCode', { body: { token: end.searchParams.get('token') ?? '' } })
}

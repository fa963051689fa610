import { randomUUID } from 'node:crypto'
import type { Method } from '@milepost/contract/http'
import type { LightMyRequestResponse } from 'fastify'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import {
  type Account,
  actAs,
  answers,
  createCourse,
  createInstitution,
  type Learner,
  signUp,
  signUpWithRoadmap,
} from './factories.ts'

/** A signed-in user. */
export interface Person extends Pick<Learner, 'userId' | 'get' | 'post'> {
  readonly email: string
  readonly headers: Readonly<Record<string, string>>
}

/** The users and objects of the specification's calls and entities. */
export interface World {
  readonly product: TestApp
  /** With a profile, a roadmap, a step in progress and a question to the assistant. */
  readonly learner: Person
  readonly admin: Person
  /** Owns the institution. */
  readonly staff: Person
  readonly institutionId: number
  /** An approved course of the institution. */
  readonly courseId: number
  /** Signs up a new account. */
  signUp(account?: Account): Promise<Person>
  /** Adds a pending course of the institution. */
  offer(): Promise<number>
  /**
   * Sends an open request to become an institution.
   * @returns its id
   */
  apply(): Promise<number>
  ask(method: Method, url: string, by?: Person, payload?: object): Promise<LightMyRequestResponse>
}

const git = { title: 'Git for beginners', description: 'Commits, branches and merges with Git.' }
export const profile = {
  name: 'Lagoon Institute',
  email: 'office@lagoon.example',
  description: 'Evening courses',
  address: '1 Lagoon Road, Batticaloa',
}
/** Everything the wizard sends. */
export const wizard = { ...answers, age: 25 }

export async function makeWorld(): Promise<World> {
  const product = await buildTestApp()
  await product.listen()
  const institutionId = await createInstitution(product)
  const courseId = await createCourse(product, { institutionId, ...git, price: 900 })
  const enter = async (account: Account = {}): Promise<Person> => {
    const email = account.email ?? `${randomUUID()}@example.com`
    const caller = await signUp(product, { ...account, email })
    return { ...actAs(product, caller), email, headers: caller.headers }
  }
  const caller = await signUpWithRoadmap(product)
  const learner = { ...actAs(product, caller), email: caller.user.email, headers: caller.headers }
  const { userId } = learner
  await learner.post('/progress/', { userId, stepId: 1, status: 'ongoing' })
  await learner.post('/chat', { userId, message: 'What comes next?' })
  return {
    product,
    institutionId,
    courseId,
    learner,
    signUp: enter,
    admin: await enter({ role: 'admin' }),
    staff: await enter({ role: 'institution', institutionId, institutionRole: 'owner' }),
    offer: () => createCourse(product, { institutionId, status: 'pending' }),
    apply: async () => {
      const person = await enter()
      return (await person.post('/institutions/requests', { ...profile, user_id: person.userId })).json().id
    },
    ask: (method, url, by, payload) =>
      product.app.inject({ method, url, ...(by && { headers: by.headers }), ...(payload && { payload }) }),
  }
}

/**
 * Whether a JSON value has a field at a path such as 'user.id' or 'content.nodes[].id', in every row of a non-empty
 * list.
 */
export function hasField(value: unknown, path: string): boolean {
  if (path === '') return value !== undefined
  const [, first = '', further = ''] = /^(\[\]|[^.[]*)\.?(.*)$/.exec(path) ?? []
  if (first === '[]') return Array.isArray(value) && value.length > 0 && value.every((row) => hasField(row, further))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return false
  return hasField(Reflect.get(value, first), further)
}

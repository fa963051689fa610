import type { RouteShape } from '@milepost/contract/http'
import { routes } from '@milepost/contract/routes'
import type { User } from '@milepost/contract/users/schema'
import { signIn } from '#lib/session.ts'
import { Page, server } from './stand-in-server.ts'

interface Recorded {
  readonly user?: User
  readonly replies: Readonly<Record<string, { readonly body: unknown; readonly total?: number }>>
}

const recordings = import.meta.glob<Recorded>('./demo/*.json', { import: 'default' })

export type DemoPerson = 'visitor' | 'fresh' | 'halfway' | 'premium' | 'admin' | 'institution'

let recording = ''

/** Every text of the answers: what people and knowledge say. */
export function recordedTexts(): string[] {
  const texts: string[] = []
  JSON.parse(recording || 'null', (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

/**
 * Replays the server's recorded answers to a demo account (e2e/record-demo.ts) and signs no one in.
 * @returns The account's user, which must not be used for a visitor.
 */
export async function answerAs(person: DemoPerson): Promise<User> {
  const load = recordings[`./demo/${person}.json`]
  if (load === undefined) throw new Error(`There is no recording of ${person}`)
  const { user, replies } = await load()
  recording = JSON.stringify({ user, replies })
  for (const [name, { body, total }] of Object.entries(replies)) {
    const route = Object.entries<RouteShape>(routes).find(([key]) => key === name)?.[1]
    if (route === undefined) throw new Error(`The recording of ${person} answers ${name}, which is no route`)
    server.on(route, (total === undefined ? body : new Page(body, total)) as never)
  }
  return user as User
}

/** As `answerAs`, and signs the demo account in. */
export async function actAs(person: DemoPerson): Promise<User> {
  const user = await answerAs(person)
  if (person !== 'visitor') signIn({ user, token: 'token-of-the-stand-in' })
  return user
}

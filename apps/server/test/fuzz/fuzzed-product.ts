import { randomUUID } from 'node:crypto'
import { answers, password } from '../factories.ts'

/** A product with the demo data, which keeps its emails, has no rate limits and knows Stripe's sandbox. */
export interface FuzzedProduct {
  readonly address: string
  /** What Stripe signs events with. */
  readonly webhookSecret: string
  /** Runs a statement on its database. */
  query(statement: string): Promise<readonly Record<string, unknown>[]>
  /** Sends the emails to an address that are queued, before all others. */
  hurryEmails(recipient: string): Promise<void>
}
export interface FuzzedCaller {
  readonly email: string
  readonly secret: string
  id: string
  token: string
  institutionId?: number | null
}
interface SignedIn {
  readonly user: { readonly id: string; readonly institution_id: number | null }
  readonly token: string
}
type FuzzedAddress = Pick<FuzzedProduct, 'address'>

const demoPassword = 'follow-the-mileposts'

async function post(product: FuzzedAddress, path: string, body: object) {
  const reply = await fetch(`${product.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.ok ? ((await reply.json()) as SignedIn) : undefined
}

export async function register(product: FuzzedAddress, name: string): Promise<FuzzedCaller> {
  const email = `${randomUUID()}@example.com`
  const session = await post(product, '/auth/register', { name, email, password })
  return { email, secret: password, id: session?.user.id ?? '', token: session?.token ?? '' }
}

async function createRoadmap(product: FuzzedAddress, { id, token }: FuzzedCaller): Promise<void> {
  await fetch(`${product.address}/api/roadmap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...answers, userId: id }),
  })
}

/** A caller whose account is gone continues as a visitor. */
export async function signIn(product: FuzzedAddress, email: string, secret: string): Promise<FuzzedCaller> {
  const session = await post(product, '/auth/login', { email, password: secret })
  const institutionId = session?.user.institution_id ?? null
  return { email, secret, id: session?.user.id ?? '', token: session?.token ?? '', institutionId }
}

export const signInDemo = (product: FuzzedAddress, name: 'admin' | 'lagoonside' | 'premium') =>
  signIn(product, `${name}@milepost.example`, demoPassword)

/** A visitor, two learners with roadmaps, one of them with the premium plan, an institution and an admin. */
export async function signInCallers(product: FuzzedAddress) {
  const learner = await register(product, 'Fuzz Learner')
  await createRoadmap(product, learner)
  const admin = await signInDemo(product, 'admin')
  const institution = await signInDemo(product, 'lagoonside')
  const premium = await signInDemo(product, 'premium')
  return { admin, learner, institution, callers: [null, learner, premium, institution, admin] }
}

import { randomUUID } from 'node:crypto'
import type { Session } from '@milepost/contract/accounts/schema'
import { demoPassword, password } from './product.ts'

/**
 * Makes a new account an admin, so that a test may change what the demo admin needs unchanged.
 * @returns its address
 */
export async function createNewAdmin(address: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const send = async <R>(method: 'POST' | 'PUT', path: string, body: object, token = ''): Promise<R> => {
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const { user } = await send<Session>('POST', '/auth/register', { name: 'New Admin', email, password })
  const admin = { email: 'admin@milepost.example', password: demoPassword }
  const { token } = await send<Session>('POST', '/auth/login', admin)
  await send('PUT', `/admin/change/${user.id}`, { role: 'admin' }, token)
  return email
}

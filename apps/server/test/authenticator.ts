import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { secondFactors } from '#db/schema/second-factors.ts'
import { openSecret } from '#features/accounts/second-factor/index.ts'
import type { TestApp } from './build-test-app.ts'
import { actAs, type Caller, password, signUp } from './factories.ts'

/** The code that an account's authenticator shows, now or some time steps later. */
export async function codeOf(test: TestApp, userId: string, stepsLater = 0): Promise<string> {
  const { db, clock, keys } = test.dependencies
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (factor === undefined) throw new Error('the account has no authenticator')
  const secret = openSecret(keys, factor)
  return generateSync({ secret, epoch: Math.floor(clock().getTime() / 1000) + stepsLater * 30 })
}

/** An account whose second factor is on, with the code that turned it on. */
export async function createEnrolled(test: TestApp, role: 'admin' | 'student') {
  const caller: Caller = await signUp(test, { role })
  const admin = actAs(test, caller)
  const started = await admin.post('/auth/second-factor')
  if (started.statusCode !== 200) throw new Error(`making a secret answered ${started.body}`)
  const usedCode = await codeOf(test, admin.userId)
  const saved = await admin.put('/auth/second-factor', { on: true, code: usedCode })
  if (saved.statusCode !== 200) throw new Error(`turning it on answered ${saved.body}`)
  const recoveryCodes: string[] = saved.json().recoveryCodes
  return { ...admin, email: caller.user.email, usedCode, recoveryCodes }
}

export const createEnrolledAdmin = (test: TestApp) => createEnrolled(test, 'admin')

/** A browser with its cookies, which sends JSON. */
export function openCookieJar(test: TestApp, remoteAddress = '192.0.2.1') {
  const cookies: Record<string, string> = {}
  const send = async (url: string, payload: object = {}, headers: Record<string, string> = {}) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      remoteAddress,
      cookies,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
    for (const { name, value } of reply.cookies) cookies[name] = value
    return reply
  }
  return {
    cookies,
    send,
    signIn: (email: string, secret = password) => send('/auth/login', { email, password: secret }),
    sendCode: (code: string) => send('/auth/second-factor/sign-in', { code }),
  }
}

/** The code that an authenticator shows now for a secret as it is typed into one. */
export function codeNow(secret: string): string {
  return generateSync({ secret })
}

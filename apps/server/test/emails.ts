import { eq } from 'drizzle-orm'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { users } from '#db/schema/users.ts'
import type { TestApp } from './build-test-app.ts'
import type { Learner } from './factories.ts'

export interface SentEmail {
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly plain: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Writes what a learner has chosen in the settings, and whether their address is verified.
 * @returns the address
 */
export async function setPreferences(
  { dependencies: { db, clock } }: TestApp,
  { userId }: Learner,
  preferences: Partial<typeof userPreferences.$inferInsert>,
  isVerified = true,
): Promise<string> {
  await db.insert(userPreferences).values({ userId, updatedAt: clock(), ...preferences })
  const change = { emailVerifiedAt: isVerified ? clock() : null }
  const [user] = await db.update(users).set(change).where(eq(users.id, userId)).returning()
  return user?.email ?? ''
}

/** Runs all queued jobs and returns the stored emails to an address, as /dev/mail serves them, newest first. */
export async function emailsTo(test: TestApp, address: string, kind?: string): Promise<SentEmail[]> {
  await test.runJobs()
  const reply = await test.app.inject({
    url: `/dev/mail?to=${encodeURIComponent(address)}`,
    headers: { accept: 'application/json' },
  })
  const emails: SentEmail[] = reply.json()
  return emails.filter((email) => kind === undefined || email.kind === kind)
}

/** The secret in the link of the newest email of a kind. */
export async function emailedToken(test: TestApp, address: string, kind: string): Promise<string> {
  const [email] = await emailsTo(test, address, kind)
  const token = tokenIn(email)
  if (token === undefined) throw new Error(`no link in an email '${kind}' to ${address}`)
  return token
}

export function tokenIn(email: SentEmail | undefined): string | undefined {
  return /\/([\w-]{43})\s/.exec(email?.plain ?? '')?.[1]
}

export const minutes = 60 * 1000
export const hours = 60 * minutes
export const days = 24 * hours

import type { TestApp } from './build-test-app.ts'

export interface SentEmail {
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly plain: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
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

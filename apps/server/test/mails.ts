import type { TestApp } from './build-test-app.ts'

export interface Mail {
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly plain: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Runs all queued jobs and returns the stored emails to an address, as /dev/mail serves them, newest first. */
export async function emailsTo(test: TestApp, address: string, kind?: string): Promise<Mail[]> {
  await test.runJobs()
  const reply = await test.app.inject({
    url: `/dev/mail?to=${encodeURIComponent(address)}`,
    headers: { accept: 'application/json' },
  })
  const mails: Mail[] = reply.json()
  return mails.filter((mail) => kind === undefined || mail.kind === kind)
}

/** The secret in the link of the newest email of a kind. */
export async function emailedToken(test: TestApp, address: string, kind: string): Promise<string> {
  const [mail] = await emailsTo(test, address, kind)
  const token = tokenIn(mail)
  if (token === undefined) throw new Error(`no link in a mail '${kind}' to ${address}`)
  return token
}

export function tokenIn(mail: Mail | undefined): string | undefined {
  return /\/([\w-]{43})\s/.exec(mail?.plain ?? '')?.[1]
}

export const minutes = 60 * 1000
export const hours = 60 * minutes
export const days = 24 * hours

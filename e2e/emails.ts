import type { Page } from '@playwright/test'
import type { SentEmail } from '../apps/server/test/emails.ts'
import { expect } from './product.ts'

/** The emails to an address, as /dev/mail keeps them, the newest first. */
export async function emailsTo(page: Page, address: string): Promise<SentEmail[]> {
  const reply = await page.request.get('/dev/mail', {
    params: { to: address },
    headers: { accept: 'application/json' },
  })
  return reply.json()
}

/** Waits for the newest email of a kind to an address, as /dev/mail keeps it. `count` waits for so many of them. */
export async function emailTo(page: Page, address: string, kind: string, count = 1): Promise<SentEmail> {
  let emails: SentEmail[] = []
  await expect
    .poll(
      async () => {
        emails = (await emailsTo(page, address)).filter((email) => email.kind === kind)
        return emails.length
      },
      { timeout: 20_000 },
    )
    .toBe(count)
  const [newest] = emails
  if (newest === undefined) throw new Error(`no email '${kind}' to ${address}`)
  return newest
}

/** The path of the page that an email's button leads to. */
export function linkIn(email: SentEmail): string {
  const address = /https?:\/\/\S+\/[\w-]{43}(?=\s)/.exec(email.plain)?.[0]
  if (address === undefined) throw new Error(`no link in '${email.subject}'`)
  return new URL(address).pathname
}

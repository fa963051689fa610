import type { Page } from '@playwright/test'
import { expect } from './product.ts'

export interface Mail {
  readonly kind: string
  readonly subject: string
  readonly plain: string
}

/** The mails to an address, as /dev/mail keeps them, the newest first. */
export async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const reply = await page.request.get('/dev/mail', {
    params: { to: address },
    headers: { accept: 'application/json' },
  })
  return reply.json()
}

/** Waits for the newest mail of a kind to an address, as /dev/mail keeps it. `count` waits for so many of them. */
export async function mailTo(page: Page, address: string, kind: string, count = 1): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(
      async () => {
        mails = (await mailsTo(page, address)).filter((mail) => mail.kind === kind)
        return mails.length
      },
      { timeout: 20_000 },
    )
    .toBe(count)
  const [newest] = mails
  if (newest === undefined) throw new Error(`no mail '${kind}' to ${address}`)
  return newest
}

/** The path of the page that a mail's button leads to. */
export function linkIn(mail: Mail): string {
  const address = /https?:\/\/\S+\/[\w-]{43}(?=\s)/.exec(mail.plain)?.[0]
  if (address === undefined) throw new Error(`no link in '${mail.subject}'`)
  return new URL(address).pathname
}

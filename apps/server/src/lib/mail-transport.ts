import type { ServicesConfig } from '#services-config.ts'

export interface MailMessage {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly plain: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Takes a mail to where it goes. Errors: whatever the mail server says; the mail is tried again then. */
export type MailTransport = (message: MailMessage) => Promise<void>

/**
 * Opens the way to the mail server (SMTP), a connection a mail. In: its address, and the milliseconds it may take for each step.
 * The Message-ID is the mail's own: a server or reader that sees it twice knows that it is the same.
 */
async function openMailServer(url: string, deadline: number): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
  })
  return async ({ id, plain, ...message }) => {
    await transport.sendMail({ ...message, text: plain, messageId: messageIdOf(id, message.from) })
  }
}

/** In: a mail's id and its sender. Out: its Message-ID (RFC 5322), in the sender's domain. */
function messageIdOf(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}

/** In: how mail is set up, and what keeps mails where there is no server. Out: the transport; null where mail is off. */
export async function openMail(services: ServicesConfig, keep: MailTransport): Promise<MailTransport | null> {
  const { mail } = services
  if (mail.mode === 'live') return openMailServer(mail.url, services.deadlineMilliseconds)
  return mail.mode === 'sandbox' ? keep : null
}

import type { ServicesConfig } from '#services-config.ts'

export interface EmailMessage {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly plain: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Sends an email.
 * @throws the email server's error, so that it is retried
 */
export type EmailTransport = (message: EmailMessage) => Promise<void>

/**
 * Opens an SMTP transport with one connection per email and a deadline in milliseconds for each step. The stable
 * Message-ID lets servers and clients recognise a duplicate.
 */
async function openEmailServer(url: string, deadline: number): Promise<EmailTransport> {
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

/** The Message-ID (RFC 5322) of an email, in the sender's domain. */
function messageIdOf(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}

/** The transport for the email configuration; null if email is off. */
export async function openEmail(services: ServicesConfig, store: EmailTransport): Promise<EmailTransport | null> {
  const { mail } = services
  if (mail.mode === 'live') return openEmailServer(mail.url, services.deadlineMilliseconds)
  return mail.mode === 'sandbox' ? store : null
}

import { product } from '@milepost/contract/product'
import { identifier } from '@milepost/contract/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Dependencies } from '#context.ts'
import { escapeHtml } from '#features/emails/render-email.ts'
import { findStoredEmail, listStoredEmails, type StoredEmail } from '#features/emails/repository.ts'
import { chooseMediaType } from '#http/negotiation.ts'
import { isOwnHost } from '#http/origin.ts'

const json = 'application/json'
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const style = `
:root{color-scheme:light dark}
body{font:17px/1.6 'Noto Sans',Verdana,sans-serif;margin:0;background:light-dark(#f6f1e5,#0e1b23);color:light-dark(#1b2925,#efe7d6)}
main{max-width:52rem;margin:0 auto;padding:2rem 1.5rem}
.note{background:light-dark(#f9e3c0,#3a2c17);border-radius:.5rem;padding:.75rem 1rem}
a{color:light-dark(#1f4d3f,#92d2b2)} li{margin:.75rem 0} small{color:light-dark(#4d5b54,#a9b8b2)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:light-dark(#fdfaf2,#152830);border-radius:.5rem;padding:1.25rem;font:inherit}
`

/**
 * Serves stored emails at /dev/mail, only in sandbox mode. Its texts are for developers and not translated. The emails
 * contain sign-in links.
 */
export function serveStoredEmails(app: FastifyInstance, { config, db }: Dependencies): void {
  if (config.services.mail.mode !== 'sandbox') return
  const isRefused = ({ headers }: FastifyRequest) => !isOwnHost(config, headers.host)
  app.get<{ Querystring: { to?: string } }>('/dev/mail', async (request, reply) => {
    if (isRefused(request)) return reply.callNotFound()
    const emails = await listStoredEmails(db, request.query.to)
    if (chooseMediaType(request, ['text/html', json]) === json) return reply.type(json).send(JSON.stringify(emails))
    return reply.headers(pageHeaders).send(page('Mails', list(emails)))
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    if (isRefused(request)) return reply.callNotFound()
    const email = await findById(request.params.id)
    if (email === undefined) return reply.callNotFound()
    return reply.headers(pageHeaders).send(page(email.subject, single(email)))
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    if (isRefused(request)) return reply.callNotFound()
    const email = await findById(request.params.id)
    if (email === undefined) return reply.callNotFound()
    return reply.headers(pageHeaders).send(email.html)
  })
  const findById = async (id: string) => (z.safeParse(identifier, id).success ? findStoredEmail(db, id) : undefined)
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
}

function page(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} · ${product.name}</title><style>${style}</style></head><body><main>`,
    '<p class="note">Sandbox: no email server is set, so emails are kept here instead of being sent.</p>',
    `<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('')
}

function list(emails: readonly StoredEmail[]): string {
  if (emails.length === 0) return '<p>No mail yet.</p>'
  const items = emails.map(
    (email) =>
      `<li><a href="/dev/mail/${email.id}">${escapeHtml(email.subject)}</a><br><small>To ${escapeHtml(email.recipient)}, ${email.sentAt.toISOString()}</small></li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

function single(email: StoredEmail): string {
  const text = escapeHtml(email.plain).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  )
  const head = [`From ${escapeHtml(email.sender)}`, `To ${escapeHtml(email.recipient)}`, email.sentAt.toISOString()]
  const links = `<a href="/dev/mail/${email.id}/html">As HTML</a> · <a href="/dev/mail">All emails</a>`
  return `<p><small>${head.join('<br>')}</small></p><pre>${text}</pre><p>${links}</p>`
}

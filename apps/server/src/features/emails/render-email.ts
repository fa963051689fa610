import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '@milepost/contract/languages'
import { product } from '@milepost/contract/product'
import type { EmailKind } from '#features/emails/email-kind.ts'

export interface RenderedEmail {
  readonly subject: string
  readonly plain: string
  readonly html: string
}

export interface EmailFacts {
  readonly params: Readonly<Record<string, string | number>>
  /** The button's address; required if the kind has a button. */
  readonly link: string | undefined
  /** The link that unsubscribes from this kind. */
  readonly unsubscribeLink: string | undefined
  /** The contact address. */
  readonly contactAddress: string
  /** The public origin. */
  readonly origin: string
  readonly language: Language
}

type TranslateText = (descriptor: MessageDescriptor, values?: Readonly<Record<string, string | number>>) => string

const footer: MessageDescriptor = /*i18n*/ {
  id: 'mail.footer',
  message: 'You’re getting this email because you have a Milepost account. Questions? {supportEmail}',
}
const unsubscribe: MessageDescriptor = /*i18n*/ { id: 'mail.unsubscribe', message: 'Unsubscribe from these emails' }
const linkFallback: MessageDescriptor = /*i18n*/ {
  id: 'mail.link_fallback',
  message: 'If the button doesn’t work, copy this link into your browser:',
}

/** Renders an email as subject, plain text and HTML. */
export function renderEmail(kind: EmailKind, facts: EmailFacts, texts: TranslateText): RenderedEmail {
  const say = (descriptor: MessageDescriptor) => texts(descriptor, facts.params)
  const heading = say(kind.heading)
  // Some paragraphs are about optional values.
  const above = kind.paragraphs.map(say).filter((text) => text !== '')
  const below = (kind.closing ?? []).map(say)
  const action = kind.action === undefined || facts.link === undefined ? undefined : say(kind.action)
  const foot = texts(footer, { supportEmail: facts.contactAddress })
  const ending = facts.unsubscribeLink === undefined ? undefined : texts(unsubscribe)
  const plain = [
    heading,
    ...above,
    ...(action === undefined ? [] : [`${action}:\n${facts.link}`]),
    ...below,
    `--\n${foot}`,
    ...(ending === undefined ? [] : [`${ending}: ${facts.unsubscribeLink}`]),
  ].join('\n\n')
  const body = [
    ...above.map(paragraph),
    ...(action === undefined ? [] : [button(action, facts.link ?? '')]),
    ...below.map(paragraph),
    ...(action === undefined
      ? []
      : [
          small(
            `${escapeHtml(texts(linkFallback))}<br><span style="word-break:break-all">${escapeHtml(facts.link ?? '')}</span>`,
          ),
        ]),
  ].join('\n')
  const endings = ending === undefined ? '' : `<br>${anchor(ending, facts.unsubscribeLink ?? '')}`
  return {
    subject: say(kind.subject),
    plain: `${plain}\n`,
    html: page(facts.language, heading, body, `${escapeHtml(foot)}${endings}`),
  }
}

const colours = {
  paper: '#f6f1e5',
  raised: '#fdfaf2',
  ink: '#1b2925',
  soft: '#4d5b54',
  spruce: '#1f4d3f',
  onSpruce: '#f8f4e9',
  signal: '#ec8f23',
}
const font = "font-family:Overpass,'Noto Sans','Noto Sans Tamil','Noto Sans Sinhala',Verdana,sans-serif"

/** Email clients support only tables and inline styles. */
function page(language: Language, heading: string, body: string, foot: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.paper};color:${colours.ink}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${colours.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="${font};font-size:20px;font-weight:800;padding:0 8px 16px;color:${colours.spruce}"><span style="color:${colours.signal}">&#9646;</span> ${escapeHtml(product.name)}</td></tr>
<tr><td style="background:${colours.raised};border-top:4px solid ${colours.signal};border-radius:12px;padding:32px 28px">
<h1 style="${font};font-size:24px;line-height:1.4;margin:0 0 16px;color:${colours.ink}">${escapeHtml(heading)}</h1>
${body}
</td></tr>
<tr><td style="${font};font-size:13px;line-height:1.5;padding:20px 8px;color:${colours.soft}">${foot}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="${font};font-size:16px;line-height:1.6;margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`
}

function small(html: string): string {
  return `<p style="${font};font-size:13px;line-height:1.5;margin:8px 0 0;color:${colours.soft}">${html}</p>`
}

function button(label: string, address: string): string {
  const style = [
    `${font};display:inline-block;background:${colours.spruce};color:${colours.onSpruce}`,
    'font-size:16px;font-weight:700;text-decoration:none;border-radius:8px;padding:14px 24px',
  ].join(';')
  return `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function anchor(label: string, address: string): string {
  return `<a href="${escapeHtml(address)}" style="color:${colours.soft}">${escapeHtml(label)}</a>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

import { createHash } from 'node:crypto'
import { escapeHtml } from '#escape-html.ts'

const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{font:17px/1.55 'Noto Sans',Verdana,sans-serif;margin:0;background:light-dark(#f6f1e5,#0e1b23);color:light-dark(#1b2925,#efe7d6)}
main{max-width:34rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.7rem;line-height:1.2;margin:1.5rem 0 .5rem} h2{font-size:1.1rem;margin:2rem 0 .5rem}
.note{background:light-dark(#f9e3c0,#3a2c17);border-radius:.5rem;padding:.75rem 1rem;margin:0;font-weight:700}
.said{border-left:.3rem solid light-dark(#8a3324,#e79a86);background:light-dark(#fdfaf2,#152830);border-radius:.25rem;padding:.75rem 1rem}
.card{background:light-dark(#fdfaf2,#152830);border:1px solid light-dark(#d9cfb8,#2b414b);border-radius:.75rem;padding:1.25rem;margin:1rem 0}
.price{font-size:1.6rem;font-weight:700;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.25rem;margin:1rem 0 0} dt{color:light-dark(#4d5b54,#a9b8b2)} dd{margin:0;overflow-wrap:anywhere}
form{margin:.6rem 0} .row{display:flex;flex-wrap:wrap;gap:.6rem} .row form{margin:0;flex:1 1 12rem}
button,.button{font:inherit;font-weight:700;display:block;width:100%;min-height:3rem;padding:.6rem 1rem;border-radius:.5rem;
  border:1px solid light-dark(#1f4d3f,#92d2b2);background:transparent;color:light-dark(#1f4d3f,#92d2b2);cursor:pointer;text-align:center;text-decoration:none}
button.main{background:light-dark(#1f4d3f,#92d2b2);color:light-dark(#fdfaf2,#0e1b23)}
:is(button,a):focus-visible{outline:3px solid light-dark(#b4571e,#f0b27a);outline-offset:2px}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Creates the headers of a page without scripts.
 *
 * @param returnUrls - Addresses that the page's forms may lead to.
 * @returns The headers.
 */
export function pageHeaders(returnUrls: readonly (string | null)[]): Record<string, string> {
  const origins = returnUrls.flatMap((url) => (url === null ? [] : [new URL(url).origin]))
  const forms = ["'self'", ...new Set(origins)].join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
  }
}

/**
 * Renders a page that says that it is a sandbox.
 *
 * @param title - The page's title.
 * @param body - Safe HTML.
 * @returns The page's HTML.
 */
export function page(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} · Payment sandbox</title><style>${style}</style></head><body><main>`,
    '<p class="note" role="note">Sandbox: no money moves. Stripe’s own page stands here once its keys are set.</p>',
    `<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('')
}

/**
 * Renders a form with only a button.
 *
 * @param action - Where the form is sent.
 * @param label - The button's label.
 * @param isMain - Whether it is the page's main action.
 * @returns HTML.
 */
export function button(action: string, label: string, isMain = false): string {
  return `<form method="post" action="${escapeHtml(action)}"><button type="submit"${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`
}

/**
 * Renders a description list.
 *
 * @param rows - Names and texts.
 * @returns HTML.
 */
export function facts(rows: readonly (readonly [string, string])[]): string {
  return `<dl>${rows.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`
}

/**
 * Formats an amount of money.
 *
 * @param hundredths - Hundredths of the currency.
 * @param currency - A currency as Stripe writes it.
 * @returns The text.
 */
export function money(hundredths: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
  })
  return format.format(hundredths / 100)
}

/**
 * Formats a date.
 *
 * @param seconds - Seconds since 1970.
 * @returns The text.
 */
export function date(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000))
}

import { createHash } from 'node:crypto'
import { escapeHtml } from '#escape-html.ts'

const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{font:17px/1.6 'Noto Sans',Verdana,sans-serif;margin:0;background:light-dark(#eef0f2,#14171a);color:light-dark(#1d2226,#e9ecef)}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}
h2{font-size:1.05rem;margin:1.75rem 0 .5rem}
p{margin:.5rem 0}
.note{border:2px dashed light-dark(#8a5a00,#f0b35a);border-radius:.5rem;padding:.6rem 1rem;font-weight:600}
form{display:grid;gap:.6rem}
button{font:inherit;text-align:left;color:inherit;background:light-dark(#fff,#22272c);
  border:1px solid light-dark(#6d757d,#8a939b);border-radius:.5rem;padding:.7rem 1rem;cursor:pointer;overflow-wrap:anywhere}
button:hover{border-color:currentColor;text-decoration:underline}
button:focus-visible{outline:3px solid light-dark(#0b57d0,#a8c7fa);outline-offset:2px}
button strong,button span{display:block}
button span{font-size:.9rem;color:light-dark(#4a5157,#b4bcc4)}
.rest{display:grid;gap:.6rem;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr))}
.rest button{text-align:center;background:transparent}
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every page of a sandbox. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** A person of a provider's sandbox, as its page shows them. */
export interface ShownPerson {
  readonly key: string
  readonly name: string
  readonly email: string | null
  /** What is special about this person. */
  readonly about: string
}

/**
 * Renders the page to choose a person.
 *
 * @param provider - The provider's name.
 * @param people - The people to choose from.
 * @param action - Where the form sends the choice: 'person', 'cancel' or 'fail'.
 * @returns The page's HTML.
 */
export function choicePage(provider: string, people: readonly ShownPerson[], action: string): string {
  const choices = people.map(
    ({ key, name, email, about }) =>
      `<button name="person" value="${escapeHtml(key)}"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(email ?? 'No address')}</span><span>${escapeHtml(about)}</span></button>`,
  )
  return page(
    provider,
    'Who are you?',
    [
      `<p>Milepost asks ${escapeHtml(provider)} who you are. These people are fictional.</p>`,
      `<form method="post" action="${escapeHtml(action)}"><h2>Sign in as</h2>${choices.join('')}`,
      '<h2>Or see what happens otherwise</h2><div class="rest"><button name="cancel" value="1">Cancel</button>',
      '<button name="fail" value="1">Make it fail</button></div></form>',
    ].join(''),
  )
}

/**
 * Renders the page for an invalid request.
 *
 * @param provider - The provider's name.
 * @param message - What is wrong.
 * @returns The page's HTML.
 */
export function errorPage(provider: string, message: string): string {
  return page(provider, 'This cannot go on', `<p>${escapeHtml(message)}</p><p>Go back to Milepost and begin again.</p>`)
}

function page(provider: string, heading: string, body: string): string {
  const name = escapeHtml(provider)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Sandbox: ${name}</title><style>${style}</style></head><body><main>`,
    `<p class="note">Sandbox: this is not ${name}. It is a part of Milepost that speaks the same protocol.</p>`,
    `<h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`,
  ].join('')
}

import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '@milepost/contract/languages'
import { type Html, html } from '#features/published-pages/html.ts'

/** Says a text in the language of the page. */
export interface Say {
  (text: MessageDescriptor, params?: Readonly<Record<string, string | number>>): string
  readonly language: Language
}

/*
 * In the classes of the site's public pages: their stylesheet has no others.
 */

export function section(title: string, content: Html): Html {
  return html`<section class="grid gap-x-12 gap-y-5 border-t-4 border-spruce pt-5 md:grid-cols-[14rem_minmax(0,1fr)]">
    <h2 class="text-title">${title}</h2>
    <div class="grid content-start gap-5">${content}</div>
  </section>`
}

export function prose(text: string): Html {
  return html`<p class="max-w-prose">${text}</p>`
}

/** A text of several lines. */
export function paragraphs(text: string): Html[] {
  return text.split(/\n+/).flatMap((line) => (line.trim() === '' ? [] : [html`<p class="wrap-anywhere">${line}</p>`]))
}

export function facts(rows: readonly (readonly [name: string, value: Html | string])[]): Html {
  return html`<dl class="grid gap-3">
    ${rows.map(([name, value]) => html`<div><dt class="font-semibold">${name}</dt><dd>${value}</dd></div>`)}
  </dl>`
}

const buttonClasses =
  'inline-flex min-h-12 items-center justify-center rounded-medium bg-spruce px-5 py-2 font-display font-semibold ' +
  'text-on-spruce hover:bg-spruce-strong'

export function button(href: string, text: string): Html {
  return html`<a class="${buttonClasses}" href="${href}">${text}</a>`
}

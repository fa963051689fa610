import { product } from '@milepost/contract/product'
import type { MetaDescriptor } from 'react-router'

/** Keeps a page out of search engines. */
export const noindex: MetaDescriptor = { name: 'robots', content: 'noindex' }

/** A page's title as the browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${product.name}`
}

/** What a route's `meta` returns: the title, and what else there is to say about the page. */
export function pageMeta(title: string, ...more: readonly MetaDescriptor[]): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, ...more]
}

/** The same for a page with a secret in its address, which no referrer may carry. */
export function linkMeta(title: string): MetaDescriptor[] {
  return pageMeta(title, noindex, { name: 'referrer', content: 'no-referrer' })
}

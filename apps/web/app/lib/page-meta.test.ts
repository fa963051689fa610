import { product } from '@milepost/contract/product'
import { expect, test } from 'vitest'
import { linkMeta, noindex, pageMeta } from '#lib/page-meta.ts'

const title = { title: `Settings · ${product.name}` }
const unlisted = { name: 'robots', content: 'noindex' }

test('a title names the page, then the product', () => {
  expect(pageMeta('Settings')).toEqual([title])
})

test('what else there is to say about a page comes after it', () => {
  const description = { name: 'description', content: 'How you like it.' }
  expect(pageMeta('Settings', description, noindex)).toEqual([title, description, unlisted])
})

test('an address with a secret is kept out of search engines and referrers', () => {
  expect(linkMeta('Settings')).toEqual([title, unlisted, { name: 'referrer', content: 'no-referrer' }])
})

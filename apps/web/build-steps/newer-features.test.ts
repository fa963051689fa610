import { expect, test } from 'vitest'
import { findNewerFeatures } from './newer-features.ts'

test.each([
  ['a.js', 'Object.groupBy(a,b)'],
  ['a.js', 'AbortSignal.any([a,b])'],
  ['a.js', 'e.values().map(t)'],
  ['a.js', 'e.difference(t)'],
  ['a.js', 'for await(let t of e.body)n(t)'],
  ['a.js', 'e.hidePopover()'],
  ['a.js', 'e.checkVisibility()'],
  ['a.js', 'new Intl.Segmenter(`en`)'],
  ['a.js', '{trailingZeroDisplay:`stripIfInteger`}'],
  ['index.html', '<script>URL.parse(a)</script>'],
  ['index.html', '<script>[...a.toSorted()]</script>'],
  ['service-worker.js', 'Promise.withResolvers()'],
  ['a.css', '.a:has(:checked){color:red}'],
  ['a.css', '.a{grid-template-rows:subgrid}'],
  ['a.css', '.a{color:light-dark(#fff,#000)}'],
  ['a.css', '@supports (display:grid){.b{color:red}}.a{color:color-mix(in oklab,red,blue)}'],
  ['a.css', '.a{color:rgb(from red r g b)}'],
  ['a.css', '@container style(--a:b){.a{color:red}}'],
  ['a.css', '.a{color:red;&:hover{color:blue}}'],
  ['a.css', '@starting-style{.a{opacity:0}}'],
])('in %s, %s is newer than the oldest browsers', (name, text) => {
  expect(findNewerFeatures(name, text)).toHaveLength(1)
})

test.each([
  ['a.js', 'Object.keys(e).map(t);new Set(e).has(t);Object.values(e).filter(t)'],
  ['a.js', 'e.hidePopover?.();typeof e.checkVisibility==`function`?e.checkVisibility():1'],
  ['a.js', '`Segmenter`in Intl&&{intlSegmenter:new Intl.Segmenter(`en`)}'],
  ['a.js', 'for await(let t of lines(e.body))n(t)'],
  ['a.js', 'e.toSorted();Map.groupBy(e,t)'],
  ['a.css', '@supports selector(:has(*)){@media print{.a:has(b){color:red}}}.b{text-wrap:balance}'],
  ['a.css', '.a:is([open],:popover-open,:open) b{color:red}'],
])('in %s, %s has a fallback or needs none', (name, text) => {
  expect(findNewerFeatures(name, text)).toEqual([])
})

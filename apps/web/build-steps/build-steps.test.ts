import { expect, test } from 'vitest'
import { withEarlyDrawing, withoutWaiting } from './prerendered-pages.ts'

const sheet = '<link rel="stylesheet" href="/assets/root.css#"/>'
const preload = '<link rel="modulepreload" href="/assets/a.js"/>'
const script = '<script type="module" async="">import "/assets/a.js";\nimport("/assets/entry.js")</script>'
const page = `<head><script>theme()</script>${sheet}</head><body><p>Text</p>${preload}${script}</body>`

test('a public page holds its styles, and keeps what it loads in templates where it stands', () => {
  const later = (elements: string) => `<template data-later>${elements}</template>`
  const html = withoutWaiting(page, (address) => `@charset "$&${address}";`)
  expect(html.replace(/<script>\(.*<\/script>/s, '')).toBe(
    `<head><script>theme()</script>${later(sheet)}<style>@charset "$&/assets/root.css";</style></head>` +
      `<body><p>Text</p>${later(preload + script)}</body>`,
  )
})

test('a public page waits for no font: its own styles have the local faces only', () => {
  const local = '@font-face{font-family:Near;src:local(Arial)}'
  const html = withoutWaiting(page, () => `p{}@font-face{font-family:Far;src:url(/far.woff2)format("woff2")}${local}`)
  expect(html).toContain(`<style>p{}${local}</style>`)
})

test('the overview’s page asks before its styles, and keeps its scripts in templates until it has drawn', () => {
  const later = (elements: string) => `<template data-later>${elements}</template>`
  const html = withEarlyDrawing(page)
  expect(html).toMatch(/theme\(\)<\/script><script>.*\/roadmap\/:userId.*<\/script><link rel="stylesheet"/)
  for (const part of [sheet, later(preload), later(script)]) expect(html).toContain(part)
  expect(html).toMatch(/<script>.*template\[data-early\].*<\/script><\/body>/s)
})

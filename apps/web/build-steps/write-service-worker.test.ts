import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findOfflineFiles } from './write-service-worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'milepost-build-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const layout = 'routes/dashboard/layout'
const routes = {
  root: { module: '/assets/root.js', css: ['/assets/root.css'] },
  [layout]: { parentId: 'root', module: '/assets/layout.js' },
  'routes/dashboard/roadmap': { parentId: layout, module: '/assets/roadmap.js' },
  'routes/admin/users': { parentId: 'root', module: '/assets/users.js' },
}
const files = {
  '__spa-fallback.html': '<script>import "/assets/manifest-1.js"; import("/assets/entry.js")</script>',
  'dashboard/index.html': '<link rel="stylesheet" href="/assets/root.css"/>',
  'assets/manifest-1.js': `window.__reactRouterManifest=${JSON.stringify({ routes })};`,
  'assets/entry.js': 'const load = () => import("./texts-ta-public-1.js")',
  'assets/root.js': '',
  'assets/root.css': '',
  'assets/layout.js': 'import"./base.js";',
  'assets/base.js': '',
  'assets/roadmap.js': 'const open = () => import(`./dialog.js`)',
  'assets/dialog.js': 'preload(["assets/dialog.css"])',
  'assets/dialog.css': '',
  'assets/users.js': '',
  'assets/texts-ta-public-1.js': '',
}

function build(changes: Partial<typeof files> = {}) {
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return findOfflineFiles(folder)
}

test('a learner’s screens are kept with all that they load, at once or later, and no other role’s', () => {
  expect(build().assets.map((address) => address.replace('/assets/', ''))).toEqual([
    'base.js',
    'dialog.css',
    'dialog.js',
    'entry.js',
    'layout.js',
    'manifest-1.js',
    'roadmap.js',
    'root.css',
    'root.js',
  ])
})

test('translations are kept for their language alone', () => {
  expect(build().texts).toEqual({ ta: ['/assets/texts-ta-public-1.js'], si: [] })
})

test('a build keeps its files under its own name', () => {
  const { cacheName } = build()
  expect(build().cacheName).toBe(cacheName)
  expect(build({ 'dashboard/index.html': '<p>Another page</p>' }).cacheName).not.toBe(cacheName)
})

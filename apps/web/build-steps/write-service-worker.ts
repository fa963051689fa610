import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { minifySync } from 'vite'
import { type OfflineFiles, retire, serveOffline } from './service-worker.ts'

const documents = { [pages.dashboard]: join(pages.dashboard, 'index.html'), [pages.roadmap]: '__spa-fallback.html' }

/** Writes the service worker, its replacement where it is switched off, and the manifest of the installed product. */
export function writeServiceWorker(folder: string): void {
  const files = findOfflineFiles(folder)
  writeFileSync(join(folder, 'service-worker.js'), script(`(${serveOffline})(${JSON.stringify(files)})`))
  writeFileSync(join(folder, 'service-worker-off.js'), script(`(${retire})()`))
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest))
}

/** A learner's pages, with the scripts and styles that they load at once or later. */
export function findOfflineFiles(folder: string): OfflineFiles {
  const pageTexts = Object.values(documents).map((file) => readFileSync(join(folder, file), 'utf8'))
  const assets = new Set<string>()
  const follow = (text: string) => {
    for (const [, file = ''] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.~-]+\.(?:js|css))["'`]/g)) {
      const address = `/assets/${file}`
      if (assets.has(address) || isTexts(file)) continue
      assets.add(address)
      // The manifest names every screen, also those of other roles.
      if (file.endsWith('.js') && !isManifest(file)) follow(readFileSync(join(folder, address), 'utf8'))
    }
  }
  pageTexts.forEach(follow)
  for (const module of learnerModules(folder)) follow(`"${module}"`)
  const sorted = [...assets].sort()
  const catalogues = readdirSync(join(folder, 'assets')).filter((file) => isTexts(file) && file.endsWith('.js'))
  const texts = Object.fromEntries(
    languages
      .slice(1)
      .map((language) => [
        language,
        catalogues.filter((file) => file.startsWith(`texts-${language}-`)).map((file) => `/assets/${file}`),
      ]),
  )
  const digest = createHash('sha256')
    .update(JSON.stringify([pageTexts, sorted, texts, String(serveOffline)]))
    .digest('base64url')
  return {
    cacheName: `screens-${digest.slice(0, 12)}`,
    home: pages.dashboard,
    shell: pages.roadmap,
    assets: sorted,
    texts,
  }
}

interface BuiltRoute {
  readonly parentId?: string
  readonly module: string
  readonly css?: readonly string[]
}

/** The modules and styles of the screens with a learner's navigation. */
function learnerModules(folder: string): string[] {
  const name = readdirSync(join(folder, 'assets')).find(isManifest) ?? ''
  const [, json = ''] =
    /^window\.__reactRouterManifest=(.*);\s*$/s.exec(readFileSync(join(folder, 'assets', name), 'utf8')) ?? []
  const { routes } = JSON.parse(json) as { routes: Readonly<Record<string, BuiltRoute>> }
  const screens = Object.values(routes).filter(({ parentId }) => parentId === 'routes/dashboard/layout')
  const layouts = ['root', 'routes/application', 'routes/dashboard/layout'].flatMap((id) => routes[id] ?? [])
  return [...layouts, ...screens].flatMap(({ module, css = [] }) => [module, ...css])
}

/** Translations: a learner needs those of one language (`fileNameOf` names them). */
function isTexts(file: string): boolean {
  return file.startsWith('texts-')
}

function isManifest(file: string): boolean {
  return /^manifest-.*\.js$/.test(file)
}

const manifest = {
  name: product.name,
  short_name: product.name,
  id: pages.dashboard,
  start_url: pages.dashboard,
  scope: '/',
  display: 'standalone',
  background_color: '#f6f1e5',
  theme_color: '#f6f1e5',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

function script(code: string): string {
  return minifySync('service-worker.js', code).code
}

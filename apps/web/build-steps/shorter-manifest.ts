import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly entry: { readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>
}

const wrapped = /^window\.__reactRouterManifest=(\{.*\});$/s

/**
 * Removes what each route imports from the route manifest, nearly half of it. It only serves prefetching, which we do
 * not use.
 * @throws If the manifest looks different, as after an update of React Router.
 */
export function shorterManifest(text: string): string {
  const json = wrapped.exec(text.trim())?.[1]
  if (json === undefined)
    throw new Error('The manifest of routes does not have the form of this version of React Router')
  const manifest: Manifest = JSON.parse(json)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: [] }])
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

/** @throws As `shorterManifest`, or if the built client has no manifest. */
export function shortenManifest(folder: string): void {
  const assets = join(folder, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The built client has no manifest of routes')
  const file = join(assets, name)
  writeFileSync(file, shorterManifest(readFileSync(file, 'utf8')))
}

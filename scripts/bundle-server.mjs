import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './install.mjs'

/*
 * Bundles the server and the operators' programs into apps/server/build: a start that reads a few files instead of 1,400
 * takes half the processor time (docs/decisions/0076).
 */
const server = join(root, 'apps/server')
const build = join(server, 'build')
const programs = [
  'main',
  'backup',
  'create-admin',
  'create-database',
  'doctor',
  'lost-key',
  'reset-factor',
  'restore',
  'rotate-credential-key',
]
/** Packages that load separate files: WebAssembly, native code, a screen. */
const external = [/^@electric-sql\//, /^@node-rs\//, /^swagger-ui-dist$/]

const bundle = await rolldown({
  input: Object.fromEntries(programs.map((name) => [name, join(server, `src/${name}.ts`)])),
  platform: 'node',
  external,
  // Some packages do, and are left as they are.
  checks: { eval: false },
  plugins: [
    {
      name: 'places-of-sources',
      transform: {
        filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
        // A source names files by where they are from it, such as migrations and texts.
        handler: (code, id) => {
          const place = relative(build, id).replaceAll('\\', '/')
          return { code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url)`), map: null }
        },
      },
    },
    {
      name: 'no-maps-of-packages',
      // Every process reads the maps, and those of packages are four fifths of them.
      transform: {
        filter: { id: /node_modules/ },
        handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: '' } }),
      },
    },
  ],
})
const { output } = await bundle.generate({
  dir: build,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  sourcemap: true,
  sourcemapExcludeSources: true,
})
mkdirSync(build, { recursive: true })
for (const file of output) {
  // Two processes may bundle at once, and a third may be starting.
  const unfinished = join(build, `${randomUUID()}.unfinished`)
  writeFileSync(unfinished, file.type === 'chunk' ? file.code : file.source)
  renameSync(unfinished, join(build, file.fileName))
}
const names = new Set(output.map(({ fileName }) => fileName))
const old = readdirSync(build).filter((file) => /\.mjs(\.map)?$/.test(file) && !names.has(file))
for (const file of old) rmSync(join(build, file), { force: true })

import { describe, expect, test } from 'vitest'
import { withoutServerParts } from './browser-routes.ts'
import { withCompiledTexts } from './inline-texts.ts'
import { askBeforeScripts, deferScripts, inlineStyles } from './prerendered-pages.ts'
import { shorterManifest } from './shorter-manifest.ts'
import { classesOf, usedStyles } from './used-styles.ts'

test('texts are compiled where they stand, and other objects are left alone', () => {
  const code = `show({ id: "a", message: "{count, plural, one {# step} other {# steps}}", values: { count } }, { message: "as it is" })`
  expect(withCompiledTexts(code)).toBe(
    `show({ id: "a", message: [["count","plural",{"one":["#"," step"],"other":["#"," steps"]}]], values: { count } }, { message: "as it is" })`,
  )
})

test('a text that is not valid fails', () => {
  expect(() => withCompiledTexts(`show({ id: "a", message: "{count, plural, one {#" })`)).toThrow()
})

test('the browser gets a route’s method and path, and schemas that can be dropped', () => {
  const code = `const Body = z.object({ name: text(3) });
export const save = route({ method: "PUT", path: "/users/:id", body: Body, errors: ["invalid"] });
export const roles = ["student", "admin"];`
  expect(withoutServerParts(code)).toBe(`const Body = /* @__PURE__ */ (() => (z.object({ name: text(3) })))();
export const save = { method: "PUT", path: "/users/:id" };
export const roles = ["student", "admin"];`)
})

describe('a prerendered page', () => {
  const page = `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/root.css"/></head><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/entry.js");</script>`

  test('preloads nothing and knows what to start', () => {
    const deferred = deferScripts(page)
    expect(deferred).not.toContain('<link rel="modulepreload"')
    expect(deferred).not.toContain('import "/manifest.js"')
    for (const file of ['/a.js', '/manifest.js', '/root.js', '/home.js', '/entry.js']) expect(deferred).toContain(file)
  })

  test('fails when React Router starts its scripts otherwise', () => {
    expect(() => deferScripts('<script type="module">import("/entry.js")</script>')).toThrow(/React Router/)
  })

  test('holds its styles, and its link does not hold it up', () => {
    expect(inlineStyles(page, (href) => `@charset "${href}";`)).toContain(
      '<style>@charset "/root.css";</style><link rel="later-stylesheet" href="/root.css"/>',
    )
  })

  test('holds only the styles that can apply to it', () => {
    const sheet = String.raw`@layer theme,base;@font-face{src:url("a;}")}@font-face{src:local(b)}h1,.no{top:0}.a\:b{left:0}.a\:c{left:1px}.one.no{left:2px}.one:is(.no *){left:3px}@media print{.no{left:4px}}@media (width>=1px){.one,.no{left:5px}.no{left:6px}}@layer theme{.no{left:7px}}`
    expect(usedStyles(sheet, classesOf('<p class="one a:b"></p>'))).toBe(
      String.raw`@layer theme,base;@font-face{src:local(b)}h1,.no{top:0}.a\:b{left:0}.one:is(.no *){left:3px}@media (width>=1px){.one,.no{left:5px}}@layer theme{}`,
    )
    expect(() => usedStyles('h1{', new Set())).toThrow('Unclosed block')
  })
})

describe('the manifest of routes', () => {
  test('does not say what routes import, and all else as it was', () => {
    const manifest = {
      entry: { module: '/entry.js', imports: ['/a.js'] },
      routes: { root: { id: 'root', imports: ['/b.js'] } },
    }
    const short = shorterManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};\n`)
    expect(short).toBe(
      'window.__reactRouterManifest={"entry":{"module":"/entry.js","imports":["/a.js"]},"routes":{"root":{"id":"root","imports":[]}}};',
    )
  })

  test('fails when React Router writes it otherwise', () => {
    expect(() => shorterManifest('export default {}')).toThrow(/React Router/)
  })
})

describe('the overview’s page', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/root.css"/></head><body></body>'

  test('asks for what it will show, then has its styles and scripts', () => {
    expect(askBeforeScripts(page)).toMatch(
      /^<head><script>.*\/roadmap\/:userId.*<\/script><link rel="stylesheet" href="\/root\.css"\/><link rel="modulepreload" href="\/a\.js"\/><\/head>/,
    )
  })

  test('fails when React Router preloads otherwise', () => {
    expect(() => askBeforeScripts('<head></head>')).toThrow(/React Router/)
  })
})

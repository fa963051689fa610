import type { Plugin } from 'vite'

declare global {
  /** Each gives the variables of one module the values that they had when it was loaded. */
  var moduleResets: Set<() => void>
}

/**
 * Lets the tests begin each on a new page, without loading the application again: what a module keeps in a `let`, or in a
 * `Map` or `Set` that changes, can be reset.
 */
export function keepModuleResets(): Plugin {
  return {
    name: 'keep-module-resets',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/app\/.*(?<!\.test)\.tsx?$/.test(id)) return undefined
      const names = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name]) => name).join(', ')
      const variables = names(/^(?:export )?let (\w+)/gm)
      // A constant one is declared as a ReadonlyMap or ReadonlySet.
      const collections = names(/^(?:export )?const (\w+) = new (?:Map|Set)\b/gm)
      if (variables === '' && collections === '') return undefined
      const reset = `[${variables}] = began; for (const one of [${collections}]) one.clear()`
      // At the end: the lines stay where they are.
      return `${code};{ const began = [${variables}]; (globalThis.moduleResets ??= new Set()).add(() => { ${reset} }) }`
    },
  }
}

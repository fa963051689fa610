/** How many values are remembered of each name: the latest, since older ones may be gone. */
const most = 40
/** Where some values are kept for good: how often they are taken rather than what replies said. */
const shareOfKept = 0.8

export interface KnownValues {
  /** Remembers what a reply says. */
  learn(path: string, reply: unknown): void
  add(name: string, value: unknown): void
  /** Remembers values for good, in place of those kept before. */
  keep(name: string, kept: readonly unknown[]): void
  pick(name: string, random: () => number): unknown
}

/**
 * What replies said, by the names of their fields, so that later requests ask for things that exist. An `id` is
 * remembered by its collection: that of the path, and the list it is in.
 *
 * @param forgotten - Words of texts that no request may send.
 */
export function rememberValues(forgotten: readonly string[]): KnownValues {
  const values = new Map<string, unknown[]>()
  const forGood = new Map<string, readonly unknown[]>()
  const add = (name: string, value: unknown) => {
    if (typeof value === 'string' && forgotten.some((words) => value.includes(words))) return
    const known = values.get(name) ?? []
    if (!known.includes(value)) values.set(name, [value, ...known].slice(0, most))
  }
  const walk = (value: unknown, collections: readonly string[]) => {
    if (Array.isArray(value)) for (const item of value.slice(0, 5)) walk(item, collections)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') walk(inner, [key])
      else if (key === 'id') for (const collection of ['', ...collections]) add(`${collection}.id`, inner)
      else if (inner !== '') add(key, inner)
    }
  }
  return {
    learn: (path, reply) => {
      const lists = typeof reply === 'object' && reply !== null ? Object.keys(reply) : []
      walk(reply, [collectionOf(path)])
      for (const list of lists) walk(Object(reply)[list], [list, collectionOf(path)])
    },
    add,
    keep: (name, kept) => forGood.set(name, kept),
    pick: (name, random) => {
      const names = [name, `${name}Id`, name.replace(/Id$/, 's.id'), ...(name === 'id' ? ['.id'] : [])]
      const learned = names.map((each) => values.get(each)).find((found) => found !== undefined) ?? []
      const kept = forGood.get(name) ?? []
      const known = kept.length > 0 && (learned.length === 0 || random() < shareOfKept) ? kept : learned
      return known[Math.floor(random() * known.length)]
    },
  }
}

/** The last fixed part of a path before a parameter, or of all of it: what an `id` there belongs to. */
export function collectionOf(path: string, parameter = ''): string {
  const [before = ''] = path.split(`{${parameter}}`)
  const parts = before.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return parts.at(-1) ?? ''
}

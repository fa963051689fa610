/*
 * What the baseline's browsers lack and the code uses: ES2023's copying arrays (Chrome 109), and more of Safari 16.4 and
 * Firefox 115. The libraries in tsconfig.json allow these and nothing else that is newer.
 */
const added: readonly (readonly [object, object])[] = [
  [
    Array.prototype,
    {
      toReversed(this: unknown[]) {
        return [...this].reverse()
      },
      toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
        return [...this].sort(compare)
      },
      toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
        const copy = [...this]
        copy.splice(...change)
        return copy
      },
      with(this: unknown[], place: number, value: unknown) {
        const copy = [...this]
        copy[place < 0 ? copy.length + place : place] = value
        return copy
      },
    },
  ],
  [
    Map,
    {
      groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
        const groups = new Map<K, T[]>()
        for (const [index, item] of [...items].entries()) {
          const key = keyOf(item, index)
          const group = groups.get(key)
          if (group === undefined) groups.set(key, [item])
          else group.push(item)
        }
        return groups
      },
    },
  ],
  [
    Promise,
    {
      withResolvers() {
        const resolvers: { resolve?: unknown; reject?: unknown } = {}
        const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }))
        return { promise, ...resolvers }
      },
    },
  ],
  [
    String.prototype,
    {
      isWellFormed(this: string) {
        return !/\p{Surrogate}/u.test(this)
      },
    },
  ],
  [
    URL,
    {
      canParse(...address: ConstructorParameters<typeof URL>) {
        try {
          return Boolean(new URL(...address))
        } catch {
          return false
        }
      },
    },
  ],
]

for (const [owner, functions] of added)
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })

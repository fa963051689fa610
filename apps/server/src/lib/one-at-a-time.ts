/**
 * Makes a runner of work that must not overlap: pieces with the same key run one after the other in the order they came,
 * whether the one before failed or not; others side by side. Holds within this process.
 */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>()
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = result.then(
      () => undefined,
      () => undefined,
    )
    last.set(key, ended)
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key)
    })
    return result
  }
}

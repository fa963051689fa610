/** In milliseconds. */
export interface Times {
  readonly median: number
  readonly p95: number
}

/**
 * Measures some work, after a few runs that do not count.
 *
 * @param times - How often to run it, one after the other.
 * @param work - The work, which gets the number of the run.
 * @param prepare - What to do before each run. It isn't measured.
 * @returns The times.
 */
export async function measure(
  times: number,
  work: (turn: number) => Promise<void>,
  prepare: () => Promise<void> = async () => undefined,
): Promise<Times> {
  const warmUp = 5
  const taken: number[] = []
  for (let turn = 0; turn < times + warmUp; turn += 1) {
    await prepare()
    const start = performance.now()
    await work(turn)
    if (turn >= warmUp) taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

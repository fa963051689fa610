/** Milliseconds. */
export interface Times {
  readonly median: number
  readonly p95: number
}

/** Does the work so many times, one after the other, after a few that do not count. */
export async function measure(times: number, work: (turn: number) => Promise<void>): Promise<Times> {
  const warmUp = 5
  const taken: number[] = []
  for (let turn = 0; turn < times + warmUp; turn += 1) {
    const start = performance.now()
    await work(turn)
    if (turn >= warmUp) taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

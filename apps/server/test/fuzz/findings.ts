import type { FuzzedOperation } from './operations.ts'

const maxMilliseconds = 2_000

export type Findings = ReturnType<typeof recordFindings>

/** What came of the requests. Replies must not contain words of `strangers`. */
export function recordFindings(strangers: readonly string[]) {
  const succeeded = new Map<string, number>()
  const faults = new Map<string, number>()
  const slow = new Map<string, number>()
  let slowest = 0
  const add = (found: Map<string, number>, text: string) => found.set(text, (found.get(text) ?? 0) + 1)
  const describe = (found: Map<string, number>) => [...found].map(([text, times]) => `${times} × ${text}`)
  return {
    note: (
      { operationId, method, path }: FuzzedOperation,
      status: number,
      milliseconds: number,
      text: string,
      more: readonly string[] = [],
    ) => {
      slowest = Math.max(slowest, milliseconds)
      // A sign-in at a provider starts with a redirect.
      if (status < 400) add(succeeded, operationId)
      if (status >= 500 && status !== 503) add(faults, `${status} ${method} ${path}`)
      if (milliseconds > maxMilliseconds) add(slow, `slow ${method} ${path}`)
      if ([...strangers, ...more].some((words) => text.includes(words)))
        add(faults, `a stranger's data: ${method} ${path}`)
    },
    timesSucceeded: (operationId: string) => succeeded.get(operationId) ?? 0,
    slowest: () => Math.round(slowest),
    faults: () => describe(faults),
    slow: () => describe(slow),
  }
}

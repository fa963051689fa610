const minute = 60_000
const earliestAhead = 60 * minute
const latestAhead = 60 * 24 * 60 * minute

type TimeIssue = 'required' | 'time_ahead' | 'distinct'

/** Times that can be sent, or what is wrong with which of them, by their place in the form. */
export type ReadTimes =
  | { readonly times: string[]; readonly issues: null }
  | { readonly times: null; readonly issues: ReadonlyMap<number, TimeIssue> }

/** Converts the form's times, such as '2026-11-25T10:00' in the reader's time zone or '' if empty, to instants. */
export function readTimes(texts: readonly string[], now: Date): ReadTimes {
  const issues = new Map<number, TimeIssue>()
  const times: string[] = []
  texts.forEach((text, index) => {
    if (text === '') return
    const time = new Date(text).getTime()
    const ahead = time - now.getTime()
    if (!(ahead >= earliestAhead && ahead <= latestAhead)) {
      issues.set(index, 'time_ahead')
      return
    }
    const instant = new Date(time).toISOString()
    if (times.includes(instant)) issues.set(index, 'distinct')
    times.push(instant)
  })
  if (issues.size === 0 && times.length === 0) issues.set(0, 'required')
  return issues.size === 0 ? { times, issues: null } : { times: null, issues }
}

/** The earliest and the latest time that can be proposed, as fields of a form write them. */
export function limitsOfTimes(now: Date): { readonly earliest: string; readonly latest: string } {
  const soonest = Math.ceil((now.getTime() + earliestAhead) / minute) * minute
  return { earliest: localText(new Date(soonest)), latest: localText(new Date(now.getTime() + latestAhead)) }
}

function localText(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('../files/siem/auth.log', import.meta.url), 'utf8')
  .trim()
  .split('\n')
interface Line {
  time: number
  clock: string
  kind: 'failed' | 'accepted' | 'other'
  user: string
  source: string
}
const events: Line[] = lines.map((line) => {
  const found = /(Failed|Accepted) \w+ for (?:invalid user )?(\S+) from (\S+)/.exec(line)
  const kind = found === null ? 'other' : found[1] === 'Failed' ? 'failed' : 'accepted'
  return {
    time: Date.parse(line.slice(0, 25)),
    clock: line.slice(11, 16),
    kind,
    user: found?.[2] ?? '',
    source: found?.[3] ?? '',
  }
})
const failed = events.filter((event) => event.kind === 'failed')
const count = (chosen: readonly unknown[]): string => String(chosen.length)
const bySource = Map.groupBy(failed, (event) => event.source)
const most = [...bySource].sort((a, b) => b[1].length - a[1].length)
const attacker = most[0]?.[0] ?? ''
const alarmed = (limit: number): string[] =>
  [...bySource]
    .filter(([, list]) => list.some((first, at) => (list[at + limit - 1]?.time ?? Infinity) - first.time <= 300_000))
    .map(([name]) => name)
const followed = events.filter(
  (event) =>
    event.kind === 'accepted' &&
    failed.filter((fail) => fail.source === event.source && fail.time < event.time && event.time - fail.time <= 300_000)
      .length >= 5,
)
const good = events.find((event) => event.kind === 'accepted' && event.source === attacker)

/** The figures in the checks of the SIEM sessions, computed from auth.log. */
export const figures: Record<string, readonly string[]> = {
  'first-search': [
    count(lines),
    count(failed),
    count(events.filter((event) => event.kind === 'accepted')),
    attacker,
    count(bySource.get(attacker) ?? []),
  ],
  timeline: [good?.clock ?? '', good?.user ?? '', events.find((event) => event.user === 'sysupdate')?.clock ?? ''],
  detection: [count(alarmed(5)), count(alarmed(30)), count(followed)],
}

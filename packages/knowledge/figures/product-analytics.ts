import { readFileSync } from 'node:fs'

const table = (name: string): string[][] =>
  readFileSync(new URL(`../files/product-analytics/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const users = table('users.csv').map(([, , week, source = '', device = '', ...rest]) => ({
  week: Number(week),
  source,
  device,
  steps: rest.slice(0, 4).map(Number),
  active: rest.slice(4),
}))
const events = table('events.csv')
type Users = typeof users
const share = (part: number, whole: number): string => `${String(Math.round((part / whole) * 100))} %`
const reached = (chosen: Users, step: number): number => chosen.filter(({ steps }) => steps[step] === 1).length
const paid = (chosen: Users): string => share(reached(chosen, 3), reached(chosen, 2))
const early = users.filter(({ week }) => week <= 4)
const late = users.filter(({ week }) => week > 4)
const back = (chosen: Users, after: number): string => {
  const known = chosen.filter(({ active }) => active[after - 1] !== '')
  return share(known.filter(({ active }) => active[after - 1] === '1').length, known.length)
}
const signups = (week: number): number => users.filter((user) => user.week === week).length
const activeIn = (week: number): number =>
  signups(week) + users.filter((user) => user.week < week && user.active[week - user.week - 1] === '1').length
const kept = new Set<string>()
const clean = events.filter((event) => {
  const key = event.join()
  if (event[0] === '' || event[0] === 'test' || kept.has(key)) return false
  kept.add(key)
  return true
})

/** The figures in the checks of the analytics sessions, computed from the two files. */
export const figures: Record<string, readonly string[]> = {
  'first-funnel': [
    String(users.length),
    ...[0, 1, 2, 3].map((step) => String(reached(users, step))),
    share(reached(users, 3), users.length),
  ],
  'event-quality': [
    String(events.length),
    String(events.filter(([user]) => user === 'test').length),
    String(events.filter(([user]) => user === '').length),
    String(events.filter(([, , name]) => name === 'RouteSearch').length),
    String(clean.length),
    String(events.filter(([, , , , extra]) => extra !== '').length),
  ],
  'break-down': [
    paid(early.filter(({ device }) => device === 'Android')),
    paid(late.filter(({ device }) => device === 'Android')),
    paid(early.filter(({ device }) => device === 'iPhone')),
    paid(late.filter(({ device }) => device === 'iPhone')),
  ],
  retention: [
    back(users, 1),
    back(users, 4),
    back(
      users.filter(({ steps }) => steps[3] === 1),
      1,
    ),
    back(
      users.filter(({ steps }) => steps[3] === 0),
      1,
    ),
  ],
  growth: [
    String(signups(5)),
    String(signups(8)),
    String(activeIn(5)),
    String(activeIn(8)),
    String(users.filter(({ week, source }) => week > 5 && source === 'advert').length),
    share(
      reached(
        users.filter(({ source }) => source === 'advert'),
        3,
      ),
      users.filter(({ source }) => source === 'advert').length,
    ),
    share(
      reached(
        users.filter(({ source }) => source === 'friend'),
        3,
      ),
      users.filter(({ source }) => source === 'friend').length,
    ),
  ],
}

import type { Candidate } from '#link/candidates.ts'

/** A course serves at most this many steps. */
export const mostStepsPerCourse = 2
/** A course that fits worse by no more than this serves as well, and is taken when it is cheaper. */
const nearlyAsGood = 0.5

/** What a step may be linked to: convincing courses, the best first, those in the learner's own language before the others. */
export interface Wanting {
  readonly hours: number
  readonly own: readonly Candidate[]
  readonly other: readonly Candidate[]
}

/** The course of a step that stands already. */
interface Bought {
  readonly courseId: number
  readonly price: number
}

/**
 * Each course is kept for the two steps that need it most: those with the fewest other courses, then those it fits best. What a
 * budget allows plays no part, so that more money never takes a course from a step.
 */
function keptFor(wanting: readonly Wanting[], standing: readonly Bought[]): ReadonlyMap<number, ReadonlySet<number>> {
  const claims = new Map<number, { readonly step: number; readonly others: number; readonly fit: number }[]>()
  wanting.forEach(({ own, other }, step) => {
    const all = [...own, ...other]
    for (const { course, fit } of all) {
      const claim = { step, others: all.length, fit }
      const before = claims.get(course.id)
      if (before === undefined) claims.set(course.id, [claim])
      else before.push(claim)
    }
  })
  return new Map(
    [...claims].map(([course, steps]) => {
      steps.sort((a, b) => a.others - b.others || b.fit - a.fit || a.step - b.step)
      const used = standing.filter(({ courseId }) => courseId === course).length
      const free = Math.max(0, mostStepsPerCourse - used)
      return [course, new Set(steps.slice(0, free).map(({ step }) => step))]
    }),
  )
}

/** The cheapest of those that are nearly as good as the best. */
function bestValue(candidates: readonly Candidate[], purse: Purse): Candidate | undefined {
  const best = Math.max(...candidates.map(({ fit }) => fit))
  return candidates
    .filter(({ fit }) => fit >= best - nearlyAsGood)
    .sort((a, b) => priceIn(purse, a) - priceIn(purse, b) || b.fit - a.fit || a.course.id - b.course.id)[0]
}

interface Options {
  readonly own: readonly Candidate[]
  readonly other: readonly Candidate[]
}

/** What is bought so far, and what each step has. */
interface Purse {
  left: number
  readonly bought: Set<number>
  readonly chosen: (Candidate | undefined)[]
}

/** What a course costs beside what is bought already. */
function priceIn({ bought }: Purse, { course }: Candidate): number {
  return bought.has(course.id) ? 0 : Math.max(0, course.price)
}

function pick({ own, other }: Options, purse: Purse, limit: number): Candidate | undefined {
  const within = (candidate: Candidate) => priceIn(purse, candidate) <= limit
  return bestValue(own.filter(within), purse) ?? bestValue(other.filter(within), purse)
}

function take(purse: Purse, step: number, candidate: Candidate): void {
  purse.left -= priceIn(purse, candidate)
  purse.bought.add(candidate.course.id)
  purse.chosen[step] = candidate
}

/** Steps without a course get one, as long as there is money for any: most hours for a rupee first. */
function buyForOpenSteps(options: readonly Options[], hours: readonly number[], purse: Purse): void {
  for (;;) {
    const offers = new Map<number, { readonly steps: [number, Candidate][]; hours: number; readonly price: number }>()
    for (const [step, { own, other }] of options.entries()) {
      if (purse.chosen[step] !== undefined) continue
      for (const candidate of [...own, ...other]) {
        const price = priceIn(purse, candidate)
        if (price > purse.left) continue
        const offer = offers.get(candidate.course.id) ?? { steps: [], hours: 0, price }
        offer.steps.push([step, candidate])
        offer.hours += hours[step] ?? 0
        offers.set(candidate.course.id, offer)
      }
    }
    const worth = (offer: { readonly hours: number; readonly price: number }) =>
      offer.hours / Math.max(offer.price, Number.EPSILON)
    const [best] = [...offers].sort(([a, x], [b, y]) => worth(y) - worth(x) || y.hours - x.hours || a - b)
    if (best === undefined) return
    for (const [step, candidate] of best[1].steps) take(purse, step, candidate)
  }
}

/** What money is left goes to better courses than those that came first, the longest step first. */
function buyBetter(
  options: readonly Options[],
  hours: readonly number[],
  purse: Purse,
  standing: ReadonlySet<number>,
): void {
  const byHours = [...options.keys()].sort((a, b) => (hours[b] ?? 0) - (hours[a] ?? 0) || a - b)
  for (const step of byHours) {
    const now = purse.chosen[step]
    const mine = options[step]
    if (now === undefined || mine === undefined) continue
    const isShared =
      standing.has(now.course.id) ||
      purse.chosen.some((one, other) => other !== step && one?.course.id === now.course.id)
    const back = isShared ? 0 : Math.max(0, now.course.price)
    const better = pick(mine, purse, purse.left + back)
    if (better === undefined || better.course.id === now.course.id) continue
    const wasOwn = mine.own.includes(now)
    if (wasOwn && (!mine.own.includes(better) || better.fit <= now.fit + nearlyAsGood)) continue
    if (!wasOwn && !mine.own.includes(better) && better.fit <= now.fit + nearlyAsGood) continue
    purse.left += back
    if (!isShared) purse.bought.delete(now.course.id)
    take(purse, step, better)
  }
}

/**
 * In: what each step may be linked to, and how much may be spent. Out: the course of each step, or why it has none: 'budget' where
 * all are too dear, 'none' where there is none for it. Free courses come first; money goes to steps without one, for courses in
 * the learner's own language before others, then to better courses. That language counts over fit. A course is paid for once,
 * and those that stand already are.
 */
export function chooseCourses(
  wanting: readonly Wanting[],
  most: number,
  standing: readonly Bought[] = [],
): (Candidate | 'budget' | 'none')[] {
  const kept = keptFor(wanting, standing)
  const options = wanting.map(({ own, other }, step): Options => {
    const isKept = ({ course }: Candidate) => kept.get(course.id)?.has(step) === true
    return { own: own.filter(isKept), other: other.filter(isKept) }
  })
  const hours = wanting.map((step) => step.hours)
  const paid = new Map(standing.map(({ courseId, price }) => [courseId, Math.max(0, price)]))
  const spent = [...paid.values()].reduce((sum, price) => sum + price, 0)
  const purse: Purse = { left: Math.max(0, most - spent), bought: new Set(paid.keys()), chosen: [] }
  for (const mine of options) purse.chosen.push(pick(mine, purse, 0))
  buyForOpenSteps(
    options.map(({ own }) => ({ own, other: [] })),
    hours,
    purse,
  )
  buyForOpenSteps(options, hours, purse)
  buyBetter(options, hours, purse, new Set(paid.keys()))
  return options.map(
    ({ own, other }, step) => purse.chosen[step] ?? (own.length + other.length > 0 ? 'budget' : 'none'),
  )
}
